import { index, publicPage, type Route, route } from "#platform/http/routes/routes.ts";
import { directoryList } from "./input.ts";
import { mapList } from "./map/map-input.ts";

const file = (path: string) => `features/directory/${path}`;
const paths = () => import("./landing/list-landing-paths.server.ts");
/** The data of cards and counts. */
const listsAll = { shows: ["categories"], lists: ["business"] };

export const directoryRoutes: Route[] = [
  publicPage(
    "directory",
    file("list/pages/directory.tsx"),
    { query: directoryList.cacheKey, ...listsAll, sitemap: true },
    { slot: "directory" },
  ),
  publicPage("directory/map", file("map/pages/directory-map.tsx"), {
    query: mapList.cacheKey,
    ...listsAll,
    sitemap: true,
  }),
  route("directory/map/data", file("map/pages/map-data.ts")),
  route("directory/map/cards", file("map/pages/map-cards.ts")),
  route("directory/location", file("location/pages/read-location.ts")),
  route("visits", file("stats/pages/visits.ts")),
  // Landing pages for search engines: one per category and city.
  publicPage("directory/:category", file("landing/pages/category-landing.tsx"), {
    shows: ["categories"],
    lists: ["category:*"],
    mentions: ["business"],
    sitemap: async (db) => (await paths()).listCategoryPaths(db),
  }),
  publicPage("directory/in/:place", file("landing/pages/place-landing.tsx"), {
    shows: ["categories"],
    lists: ["place:*"],
    mentions: ["business"],
    sitemap: async (db) => (await paths()).listPlacePaths(db),
  }),
  publicPage(
    "business/:id",
    file("business/pages/business.tsx"),
    {
      // Prices of its products are formatted by currency.
      shows: ["business:*", "seller:*", "categories", "currencies"],
      // Neighboring businesses.
      mentions: ["business", "product"],
      sitemap: {
        name: "businesses",
        open: async () => (await import("./business/sitemap-parts.server.ts")).businessParts,
      },
    },
    { slot: "business" },
  ),
  // The workspace of an owner.
  route("dashboard/:id", file("workspace/pages/workspace.tsx"), {
    children: [
      index(file("workspace/pages/listing.tsx")),
      route("edit", file("workspace/pages/edit-listing.tsx")),
      route("changes", file("workspace/pages/changes.tsx")),
      route("figures", file("stats/pages/stats.tsx")),
      route("figures.csv", file("stats/pages/stats-csv.ts")),
    ],
    slot: "business workspace",
  }),
];
