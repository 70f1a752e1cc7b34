/** The database of `npm run dev`, also used by other scripts while it runs. */
export const devDatabase = { port: 5433, name: "ujamaa" } as const;
