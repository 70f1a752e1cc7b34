import { type DestinationStream, type Logger, pino } from "pino";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { createOutageFilter } from "./outage-filter.ts";

/** The structured log of one process: JSON lines on standard output, secrets redacted. */
export function createLog(
  level: string,
  process: "web" | "worker",
  destination: DestinationStream = pino.destination(1),
): Logger {
  const outages = createOutageFilter();
  return pino(
    {
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
      serializers: { error: serializeError },
      // Requests log a line each, which visitors can quote. The worker retries every second, so it logs outages once.
      ...(process === "worker" ? { hooks: { logMethod: outages.logMethod } } : {}),
    },
    destination,
  );
}

/** Omits the stack of an outage, which says nothing. */
function serializeError(error: Error) {
  const { stack, ...rest } = pino.stdSerializers.err(error);
  return isDatabaseAway(error) ? rest : { ...rest, stack };
}
