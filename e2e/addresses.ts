const port = Number(process.env.E2E_PORT ?? 3100);

/** Where the site under test and its mail inbox listen; `E2E_PORT` moves both, so that two checkouts can run at once. */
export const addresses = { port, inboxPort: port + 25 };
