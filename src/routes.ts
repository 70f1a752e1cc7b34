import { listTabRoutes } from "#platform/http/admin-tab.ts";
import { layout, publicPage, type Route, route } from "#platform/http/routes.ts";
import { adminTabs } from "./app/admin/tabs.server.ts";
import { legalPages } from "./app/legal/legal-text.ts";
import { accountRoutes, accountsRoutes } from "./features/accounts/routes.ts";
import { artistRoutes, ownArtistRoutes } from "./features/artists/routes.ts";
import { ordersRoutes, ownOrdersRoutes, sellerOrders } from "./features/checkout/routes.ts";
import { cityRoutes } from "./features/cities/routes.ts";
import { claimsRoutes, ownClaims } from "./features/claims/routes.ts";
import { communityRoutes } from "./features/community/routes.ts";
import {
  businessRoutes,
  directoryRoutes,
  landingRoutes,
  workspaceRoutes,
} from "./features/directory/routes.ts";
import { entertainmentRoutes } from "./features/entertainment/routes.ts";
import {
  calendarRoutes,
  eventRoutes,
  eventSubmissionRoutes,
  ownEventsRoutes,
  savedEvents,
} from "./features/events/routes.ts";
import { businessReviews, ownerReviews, ownReviewsRoutes, reviewsRoutes } from "./features/reviews/routes.ts";
import { alsoReadAs, goodsCloseTo, searchRoutes } from "./features/search/routes.ts";
import { sellerGoods, storeRoutes } from "./features/store/routes.ts";
import { guideRoutes, travelReviewRoutes, travelRoutes } from "./features/travel/routes.ts";
import { tripsRoutes } from "./features/trips/routes.ts";
import { wealthRoutes } from "./features/wealth/routes.ts";

/** Every address of the site; the router builds from it, and the server reads its public pages. */
export default [
  publicPage("/", "app/pages/home.tsx", {
    shows: ["categories", "member_bans", "travel_guides"],
    lists: ["business", "event", "artist"],
    sitemap: true,
  }),
  ...accountsRoutes,
  layout("app/account/layout.tsx", [
    ...accountRoutes,
    ...ownReviewsRoutes,
    ...ownOrdersRoutes,
    ...ownEventsRoutes,
    route("account/letters", "app/account/letters.tsx"),
  ]),
  route("dashboard", "app/pages/dashboard.tsx", savedEvents(ownClaims)),
  ...workspaceRoutes([...ownerReviews, ...sellerOrders]),
  ...ownArtistRoutes,
  ...directoryRoutes(alsoReadAs),
  ...searchRoutes,
  ...landingRoutes,
  ...businessRoutes(sellerGoods(businessReviews)),
  ...reviewsRoutes,
  ...ordersRoutes,
  ...claimsRoutes,
  ...eventSubmissionRoutes,
  ...storeRoutes(goodsCloseTo),
  route("success", "features/checkout/success/success.tsx"),
  route("checkout", "features/checkout/buy-now/buy-now.tsx"),
  ...calendarRoutes,
  ...eventRoutes,
  ...travelRoutes,
  ...guideRoutes,
  ...travelReviewRoutes,
  ...tripsRoutes,
  ...cityRoutes,
  ...entertainmentRoutes,
  ...artistRoutes,
  ...wealthRoutes,
  layout(
    "app/admin/layout.tsx",
    adminTabs.flatMap(listTabRoutes).map(({ path, file, ...options }) => route(path, file, options)),
  ),
  ...communityRoutes,
  route("letters/stop/:token", "app/letters/stop-letters.tsx"),
  route("community", "app/pages/community.ts"),
  publicPage("api/v1/docs", "app/pages/api-docs.tsx", { shows: [], sitemap: true }),
  ...legalPages.map(({ path }) =>
    publicPage(path.slice(1), `app/legal${path}.tsx`, { shows: [], sitemap: true }),
  ),
  ...(import.meta.env.DEV ? [route("styleguide", "app/pages/styleguide.tsx")] : []),
  route("*", "app/pages/not-found.tsx"),
] satisfies Route[];
