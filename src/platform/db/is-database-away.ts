// Refused, cut or never made; then the server's own codes: a former primary that only reads, disk,
// memory or connections used up, shutting down, starting.
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
  /timeout exceeded when trying to connect|connection terminated|not queryable|query read timeout/i;

/** Whether an error says that the database cannot answer now: a matter of waiting, not of mending. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && awayCodes.has(String(error.code))) return true;
  if (awayWords.test(error.message)) return true;
  return error instanceof AggregateError ? error.errors.some(isDatabaseAway) : isDatabaseAway(error.cause);
}
