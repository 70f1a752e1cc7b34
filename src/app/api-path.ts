/** The path prefix of all API endpoints. */
export const apiBase = "/api/v1";

/** The API docs: a page of the site, although its path starts like an endpoint. */
export const apiDocsPath = `${apiBase}/docs`;

/** Whether a path belongs to the API: everything below `/api/` except the docs page and its data. */
export function isApiPath(path: string): boolean {
  return path.startsWith("/api/") && path !== apiDocsPath && path !== `${apiDocsPath}.data`;
}
