import type { Route } from "#platform/http/routes.ts";

/** The addresses of artists. */
export const artistRoutes: Route[] = [];
