import { readdirSync, readFileSync } from "node:fs";

/** Requests a path as a visitor and returns the body. */
type ReadText = (path: string) => Promise<string>;
type Route = { id: string; parentId?: string; path?: string; hasDefaultExport: boolean };

/** Example paths of routes with parameters. */
const examples: Readonly<Record<string, string | ((readText: ReadText) => Promise<string>)>> = {
  "/directory/:category": "/directory/food-beverage",
  "/directory/in/:place": "/directory/in/atlanta-ga",
  "/events/in/:place": "/events/in/savannah-ga",
  "/events/by/:organizer": "/events/by/low-country-makers-guild",
  "/cities/:slug": "/cities/atlanta-ga",
  "/entertainment/:subject": "/entertainment/dance",
  "/travel-reviews/:kind/:id": "/travel-reviews/tour/7",
  "/business/:id": firstIn("businesses-1", "/business/"),
  "/event/:id": firstIn("events-1", "/event/"),
  "/artist/:id": firstIn("artists-1", "/artist/"),
  "/product/:id": firstIn("products-1", "/product/"),
  "/travel-guides/:id": firstIn("pages", "/travel-guides/"),
};

/** Pages behind a launch switch that is off. */
export const switchedPages: readonly string[] = [
  ...["/help", "/contact", "/travel-reviews", "/travel-reviews/tour/7"],
  ...["/artist/7/connect", "/messages/7", "/entertainment/dance"],
];

/** Pages that require signing in, with an id that belongs to no one. */
export const personalPages: readonly string[] = [
  "/account",
  "/account/confirm",
  "/account/second-factor",
  "/account/reviews",
  "/account/reviews/7",
  "/account/orders",
  "/account/events",
  "/account/events/7",
  "/account/letters",
  // Opens for its buyer alone.
  "/orders/7",
  // Opens with the token of an email.
  "/letters/stop/7",
  "/confirm-email",
  "/dashboard",
  "/dashboard/7",
  "/dashboard/7/edit",
  "/dashboard/7/changes",
  "/dashboard/7/reviews",
  "/dashboard/7/orders",
  "/dashboard/7/figures",
  "/dashboard/artist/7",
  "/dashboard/artist/7/edit",
  "/dashboard/artist/7/portfolio",
  "/dashboard/artist/7/changes",
  "/dashboard/artist/7/figures",
  "/admin",
  "/admin/claims",
  "/admin/businesses/7",
  "/admin/businesses/7/delete",
  "/admin/products",
  "/admin/products/new",
  "/admin/products/7",
  "/admin/products/7/variants/7",
  "/admin/products/7/pictures",
  "/admin/products/7/withdraw",
  "/admin/stock",
  "/admin/stock/7",
  "/admin/orders",
  "/admin/orders/7",
  "/admin/payments",
  "/admin/launch",
  "/admin/requests",
  "/admin/messages",
  "/admin/votes",
  "/admin/search-words",
  "/admin/search-words/7",
  "/admin/search-words/7/delete",
  "/admin/audit",
  "/admin/reviews",
  "/admin/travel-reviews",
  "/admin/events",
  "/admin/artists",
  "/claim-business",
  "/artist/7/claim",
  "/trips",
  "/trips/7",
  // Opens with a secret URL.
  "/trips/shared/7",
  "/events/submit",
  "/admin/members",
  "/admin/community",
  "/admin/members/7",
];

const notFound = "/*";
const unknownId = "7";

/** The path of every page of the built site. New pages are included automatically. */
export async function listPages(readText: ReadText): Promise<string[]> {
  const patterns = readRoutes().flatMap(({ isPage, pattern }) => (isPage ? [pattern] : []));
  const pages = [...new Set(patterns)].filter((pattern) => pattern !== notFound);
  return Promise.all(
    pages.map(async (pattern) => {
      const example = examples[pattern];
      if (example) return typeof example === "string" ? example : example(readText);
      const path = pattern.replaceAll(/:\w+/g, unknownId);
      if (path === pattern || personalPages.includes(path) || switchedPages.includes(path)) return path;
      throw new Error(`src/app/every-page-for-tests.ts has no example of ${pattern}.`);
    }),
  );
}

/** The first page with this prefix in a sitemap. */
function firstIn(sitemap: string, prefix: string) {
  return async (readText: ReadText) => {
    const xml = await readText(`/sitemaps/${sitemap}.xml`);
    const paths = [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
    const path = paths.find((one) => one.startsWith(prefix));
    if (!path) throw new Error(`/sitemaps/${sitemap}.xml has no page below ${prefix}.`);
    return path;
  };
}

function readRoutes() {
  const folder = new URL("../../build/client/assets/", import.meta.url);
  const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file)) ?? "";
  const text = readFileSync(new URL(name, folder), "utf8");
  const { routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  const all = Object.values(routes as Record<string, Route>).filter(({ id }) => id !== "root");
  const pathOf = ({ parentId, path = "" }: Route): string => {
    const parent = all.find(({ id }) => id === parentId);
    return `${parent ? pathOf(parent) : ""}/${path}`.replaceAll(/\/+/g, "/").replace(/(.)\/$/, "$1");
  };
  return all.map((route) => ({ isPage: route.hasDefaultExport, pattern: pathOf(route) }));
}
