/** The health check of a container: `node check-health.ts PORT`. Exits with 1 if the process there is not well. */
const [port] = process.argv.slice(2);
// Not /readyz: it fails while PostgreSQL is away, and then a restart would not help.
const isWell = await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(4_000) }).then(
  (response) => response.ok,
  () => false,
);
process.exit(isWell ? 0 : 1);
