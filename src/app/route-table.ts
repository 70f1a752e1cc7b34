import { listTabRoutes } from "#platform/http/routes/admin-tab.ts";
import { fillSlots, layout, type Route, route } from "#platform/http/routes/routes.ts";
import { adminTabs } from "./admin/tabs.server.ts";
import { features } from "./features.ts";

/** Every URL of the site; the router builds from it, and the server reads its public pages. */
export const routeTable: readonly Route[] = [
  ...fillSlots(
    features.flatMap(({ routes }) => routes),
    features.map(({ sections }) => sections),
  ),
  layout("app/admin/layout.tsx", [
    // The rail's title links to it, so it is not a tab.
    route("admin/overview", "app/admin/overview.tsx"),
    ...adminTabs.flatMap(listTabRoutes).map(({ path, file, ...options }) => route(path, file, options)),
  ]),
];
