const port = Number(process.env.E2E_PORT ?? 3100);
const tls = process.env.E2E_TLS === "1";

/**
 * Where the site under test, its mail inbox and its database listen. `E2E_PORT` moves all, so that two checkouts can run at once;
 * `E2E_TLS=1` puts the site behind a proxy that ends TLS.
 */
export const addresses = { port, inboxPort: port + 25, databasePort: port + 50, tls };
export const siteOrigin = `${tls ? "https" : "http"}://127.0.0.1:${port}`;
