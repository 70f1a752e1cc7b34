const firstPort = Number(process.env.E2E_PORT ?? 3100);
// Set by Playwright in each worker, but not in the runner.
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const tls = process.env.E2E_TLS === "1";

/**
 * Ports and database of this worker's site. `E2E_PORT` shifts all of them, so that two checkouts can run
 * at once; `E2E_TLS=1` puts each site behind a TLS-terminating proxy.
 */
export const addresses = {
  port: firstPort + worker,
  inboxPort: firstPort + 25 + worker,
  /** One PostgreSQL for all workers, with a database for each. */
  databasePort: firstPort + 50,
  database: `ujamaa_${worker}`,
  tls,
};
export const siteOrigin = `${tls ? "https" : "http"}://127.0.0.1:${addresses.port}`;
