/** Where the API's addresses begin. */
export const apiBase = "/api/v1";

/** Where people read about the API: a page of the site, although its address begins like the API's. */
export const apiDocsPath = `${apiBase}/docs`;

/** Whether an address belongs to the API: everything below `/api/` but the page about it and that page's data. */
export function isApiPath(path: string): boolean {
  return path.startsWith("/api/") && path !== apiDocsPath && path !== `${apiDocsPath}.data`;
}
