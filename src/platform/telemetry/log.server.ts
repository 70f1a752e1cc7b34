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
      // Requests keep a line each, which the visitor can quote. The worker has none: it asks again every second.
      ...(process === "worker" ? { hooks: { logMethod: outages.logMethod } } : {}),
    },
    destination,
  );
}

/** Where the code was when the database went away says nothing. */
function serializeError(error: Error) {
  const { stack, ...rest } = pino.stdSerializers.err(error);
  return isDatabaseAway(error) ? rest : { ...rest, stack };
}
