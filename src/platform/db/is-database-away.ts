// Connection refused, reset or timed out. Then PostgreSQL's codes: read-only after failover, out of disk,
// memory or connections, shutting down, starting up.
const awayCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "08000",
  "08003",
  "08006",
  "25006",
  "53100",
  "53200",
  "53300",
  "57P01",
  "57P02",
  "57P03",
]);
const awayWords =
  /timeout exceeded when trying to connect|connection terminated|connection ended|not queryable|query read timeout/i;

/** Whether an error means that the database is unavailable for now: worth a retry, not a bug. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && awayCodes.has(String(error.code))) return true;
  if (awayWords.test(error.message)) return true;
  return error instanceof AggregateError ? error.errors.some(isDatabaseAway) : isDatabaseAway(error.cause);
}
