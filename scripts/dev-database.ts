/** Where `npm run dev` keeps its data; other scripts find it there while it runs. */
export const devDatabase = { port: 5433, name: "ujamaa" } as const;
