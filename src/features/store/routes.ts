import { layout, publicPage, type Route } from "#platform/http/routes.ts";
import { storeList } from "./list/input.ts";

const file = (path: string) => `features/store/${path}`;

/** The addresses of the store. What other features show below the list are its child routes. */
export function storeRoutes(sections: Route[]): Route[] {
  return [
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
      sections,
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
}

/** What a business sells, above the other sections of its page. */
export function sellerGoods(sections: Route[]): Route[] {
  return [layout(file("seller/seller-goods.tsx"), sections)];
}
