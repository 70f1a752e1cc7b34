const firstPort = Number(process.env.E2E_PORT ?? 3100);
// Playwright tells each of its workers which one it is; the runner itself has no number.
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const tls = process.env.E2E_TLS === "1";

/**
 * Where the site of this worker, its mail inbox and its database are. `E2E_PORT` moves all, so that two checkouts can run
 * at once; `E2E_TLS=1` puts each site behind a proxy that ends TLS.
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
