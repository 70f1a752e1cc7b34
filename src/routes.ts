import { type Route, route } from "#platform/http/routes/routes.ts";
import { routeTable } from "./app/route-table.ts";

/** The router's routes: every URL of the site, and in development the style guide. */
export default [
  ...routeTable,
  ...(import.meta.env.DEV ? [route("styleguide", "app/pages/styleguide.tsx")] : []),
] satisfies Route[];
