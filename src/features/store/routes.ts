import { layout, publicPage, type Route, type Sections } from "#platform/http/routes/routes.ts";
import { storeList } from "./list/input.ts";

const file = (path: string) => `features/store/${path}`;

export const storeRoutes: Route[] = [
  publicPage(
    "store",
    file("list/pages/store.tsx"),
    {
      query: storeList.cacheKey,
      shows: ["launch_switches", "collections"],
      lists: ["listing"],
      // Pages under construction are for people, not for search engines.
      sitemap: async (db) => (await import("./list/list-store-paths.server.ts")).listStorePaths(db),
    },
    { slot: "store" },
  ),
  publicPage("product/:id", file("product/pages/product.tsx"), {
    // Another variant is a choice within the page; only the page itself is worth keeping.
    query: { query: [], uncached: ["variant", "picture"] },
    shows: ["product:*", "currencies", "launch_switches"],
    // Its seller, and cards of related goods.
    mentions: ["business", "product", "collections"],
    sitemap: {
      name: "products",
      open: async () => (await import("./product/product-sitemap.server.ts")).productParts,
    },
  }),
];

export const storeSections: Sections = {
  // Products come before reviews.
  business: [layout(file("seller/seller-goods.tsx"), [], { slot: "business reviews" })],
};
