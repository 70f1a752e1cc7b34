import { index, publicPage, type Route, route } from "#platform/http/routes.ts";
import { directoryList } from "./input.ts";
import { mapList } from "./map/map-input.ts";

const file = (path: string) => `features/directory/${path}`;
const paths = () => import("./landing/list-landing-paths.server.ts");
/** Behind cards and counts. */
const listsAll = { shows: ["categories"], lists: ["business"] };

/**
 * The list and the map. What other features show below the list are its child routes, so that neither feature imports
 * the other.
 */
export function directoryRoutes(sections: Route[]): Route[] {
  return [
    publicPage(
      "directory",
      file("list/pages/directory.tsx"),
      { query: directoryList.cacheKey, ...listsAll, sitemap: true },
      sections,
    ),
    publicPage("directory/map", file("map/pages/directory-map.tsx"), {
      query: mapList.cacheKey,
      ...listsAll,
      sitemap: true,
    }),
    route("directory/map/data", file("map/pages/map-data.ts")),
    route("directory/map/cards", file("map/pages/map-cards.ts")),
    route("directory/location", file("location/pages/read-location.ts")),
    route("visits", file("figures/pages/visits.ts")),
  ];
}

/** Landing pages for search engines: one per category and city. */
export const landingRoutes: Route[] = [
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
];

/**
 * The page of a business. What other features show on it (the reviews with their form at `#review`)
 * are its child routes, so that neither feature imports the other.
 */
export function businessRoutes(sections: Route[]): Route[] {
  const options = {
    // Prices of what it sells are written as their currency says.
    shows: ["business:*", "seller:*", "categories", "currencies"],
    // Its neighbors.
    mentions: ["business", "product"],
    sitemap: {
      name: "businesses",
      open: async () => (await import("./business/sitemap-parts.server.ts")).businessParts,
    },
  };
  return [publicPage("business/:id", file("business/pages/business.tsx"), options, sections)];
}

/** The workspace of an owner. Other features add their parts, such as the reviews. */
export function workspaceRoutes(parts: Route[]): Route[] {
  return [
    route("dashboard/:id", file("workspace/pages/workspace.tsx"), [
      index(file("workspace/pages/listing.tsx")),
      route("edit", file("workspace/pages/edit-listing.tsx")),
      route("changes", file("workspace/pages/changes.tsx")),
      route("figures", file("figures/pages/figures.tsx")),
      route("figures.csv", file("figures/pages/figures-csv.ts")),
      ...parts,
    ]),
  ];
}
