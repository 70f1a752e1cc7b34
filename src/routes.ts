import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { soonPages } from "./app/pages/soon.ts";
import { accountsRoutes } from "./features/accounts/routes.ts";
import { businessRoutes, directoryRoutes, landingRoutes } from "./features/directory/routes.ts";
import { businessReviews, reviewsAdminRoutes, reviewsRoutes } from "./features/reviews/routes.ts";

/** Every address of the site. */
export default [
  index("app/pages/home.tsx"),
  ...accountsRoutes,
  ...directoryRoutes,
  ...landingRoutes,
  ...businessRoutes(businessReviews),
  ...reviewsRoutes,
  layout("app/admin/frame.tsx", [route("admin", "app/admin/launch.tsx"), ...reviewsAdminRoutes]),
  route("community", "app/pages/community.ts"),
  route("api/v1/docs", "app/pages/api-docs.tsx"),
  // One module serves all of these, so each needs an id of its own.
  ...soonPages.map(({ path }) => route(path, "app/pages/opening-soon.tsx", { id: `soon${path}` })),
  ...(import.meta.env.DEV ? [route("styleguide", "app/pages/styleguide.tsx")] : []),
] satisfies RouteConfig;
