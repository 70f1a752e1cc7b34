/** The path prefix of all API endpoints. */
export const apiBase = "/api/v1";

/** The API docs: a page of the site, although its path starts like an endpoint. */
export const apiDocsPath = `${apiBase}/docs`;

/** The path prefix of the store's API, followed by the store's id. */
export const storeApiBase = "/api/store";

/** The path prefix of the functions that the specification calls by name. */
export const functionsBase = "/functions/v1";

/** Whether a path belongs to an API: everything below `/api/` except the docs page and its data, and the functions. */
export function isApiPath(path: string): boolean {
  if (path.startsWith("/functions/")) return true;
  return path.startsWith("/api/") && path !== apiDocsPath && path !== `${apiDocsPath}.data`;
}
