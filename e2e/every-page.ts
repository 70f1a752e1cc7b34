import { readdirSync, readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { artistPath } from "./artist-parts.ts";
import { eventPath } from "./event-parts.ts";
import { guidePath } from "./guide-parts.ts";
import { productPath } from "./product-parts.ts";

type Route = { id: string; parentId?: string; path?: string; hasDefaultExport: boolean };

/** Example paths of routes with parameters. */
const examples: Record<string, (request: APIRequestContext) => string | Promise<string>> = {
  "/directory/:category": () => "/directory/food-beverage",
  "/directory/in/:place": () => "/directory/in/atlanta-ga",
  "/events/in/:place": () => "/events/in/savannah-ga",
  "/events/by/:organizer": () => "/events/by/low-country-makers-guild",
  "/business/:id": async (request) => {
    const { items } = await (await request.get("/api/v1/businesses?limit=1")).json();
    return `/business/${items[0].id}`;
  },
  "/admin/members/:id": () => "/admin/members/7",
  "/account/reviews/:id": () => "/account/reviews/7",
  "/account/events/:id": () => "/account/events/7",
  ...Object.fromEntries(
    ["", "/edit", "/changes", "/reviews", "/orders", "/figures"].map((part) => [
      `/dashboard/:id${part}`,
      () => `/dashboard/7${part}`,
    ]),
  ),
  ...Object.fromEntries(
    ["", "/edit", "/portfolio", "/changes", "/figures"].map((part) => [
      `/dashboard/artist/:id${part}`,
      () => `/dashboard/artist/7${part}`,
    ]),
  ),
  "/orders/:id": () => "/orders/7",
  "/letters/stop/:token": () => "/letters/stop/7",
  "/admin/orders/:id": () => "/admin/orders/7",
  "/admin/businesses/:id": () => "/admin/businesses/7",
  "/admin/businesses/:id/delete": () => "/admin/businesses/7/delete",
  "/product/:id": productPath,
  "/admin/products/:id": () => "/admin/products/7",
  "/admin/products/:id/variants/:variantId": () => "/admin/products/7/variants/7",
  "/admin/products/:id/pictures": () => "/admin/products/7/pictures",
  "/admin/products/:id/withdraw": () => "/admin/products/7/withdraw",
  "/admin/search-words/:id": () => "/admin/search-words/7",
  "/admin/search-words/:id/delete": () => "/admin/search-words/7/delete",
  "/admin/stock/:id": () => "/admin/stock/7",
  "/travel-guides/:id": guidePath,
  "/cities/:slug": () => "/cities/atlanta-ga",
  "/entertainment/:subject": () => "/entertainment/dance",
  "/travel-reviews/:kind/:id": () => "/travel-reviews/tour/7",
  "/trips/:id": () => "/trips/7",
  "/trips/shared/:key": () => "/trips/shared/7",
  "/event/:id": eventPath,
  "/artist/:id/connect": () => "/artist/7/connect",
  "/messages/:key": () => "/messages/7",
  "/artist/:id": artistPath,
  "/artist/:id/claim": () => "/artist/7/claim",
};

/** Pages behind a launch switch that is off, which have journeys of their own. */
export const switchedPages = [
  ...["/help", "/contact", "/travel-reviews", "/travel-reviews/tour/7"],
  ...["/artist/7/connect", "/messages/7", "/entertainment/dance"],
];

/** Pages that require signing in. */
export const personalPages = [
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
  // Opens with the token of a letter.
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
  "/admin/businesses/new",
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
  "/admin/launch",
  "/admin/requests",
  "/admin/messages",
  "/admin/votes",
  "/admin/search-words",
  "/admin/search-words/new",
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
  // Opens with a secret address.
  "/trips/shared/7",
  "/events/submit",
  "/admin/members",
  "/admin/community",
  "/admin/members/7",
];

/** What answers where there is no page. */
const notFound = "/*";

/** The path of every page of the built site. New pages are included automatically. */
export async function listPages(request: APIRequestContext): Promise<string[]> {
  const patterns = new Set(readRoutes().flatMap(({ isPage, pattern }) => (isPage ? [pattern] : [])));
  patterns.delete(notFound);
  return Promise.all(
    [...patterns].map((pattern) => {
      if (!pattern.includes(":")) return pattern;
      const example = examples[pattern];
      if (!example) throw new Error(`e2e/every-page.ts has no example of ${pattern}.`);
      return example(request);
    }),
  );
}

function readRoutes() {
  const folder = new URL("../build/client/assets/", import.meta.url);
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
