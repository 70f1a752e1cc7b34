import { type Logger, pino } from "pino";

/** The structured log of one process: JSON lines on standard output, secrets redacted. */
export function createLog(level: string, process: "web" | "worker"): Logger {
  return pino({
    level,
    base: { process },
    redact: [
      "password",
      "*.password",
      "token",
      "*.token",
      "cookie",
      "*.cookie",
      "authorization",
      "*.authorization",
    ],
    serializers: { error: pino.stdSerializers.err },
  });
}
