import { readdirSync, readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { upcomingPages } from "../src/app/pages/upcoming-pages.ts";
import { productPath } from "./product-parts.ts";

type Route = { id: string; parentId?: string; path?: string; hasDefaultExport: boolean };

/** Example paths of routes with parameters. */
const examples: Record<string, (request: APIRequestContext) => string | Promise<string>> = {
  "/directory/:category": () => "/directory/food-beverage",
  "/directory/in/:place": () => "/directory/in/atlanta-ga",
  "/business/:id": async (request) => {
    const { items } = await (await request.get("/api/v1/businesses?limit=1")).json();
    return `/business/${items[0].id}`;
  },
  "/admin/members/:id": () => "/admin/members/7",
  "/account/reviews/:id": () => "/account/reviews/7",
  ...Object.fromEntries(
    ["", "/edit", "/changes", "/reviews", "/orders", "/figures"].map((part) => [
      `/dashboard/:id${part}`,
      () => `/dashboard/7${part}`,
    ]),
  ),
  "/orders/:id": () => "/orders/7",
  "/admin/orders/:id": () => "/admin/orders/7",
  "/admin/businesses/:id": () => "/admin/businesses/7",
  "/admin/businesses/:id/delete": () => "/admin/businesses/7/delete",
  "/product/:id": productPath,
  "/admin/products/:id": () => "/admin/products/7",
  "/admin/products/:id/variants/:variantId": () => "/admin/products/7/variants/7",
  "/admin/products/:id/pictures": () => "/admin/products/7/pictures",
  "/admin/products/:id/withdraw": () => "/admin/products/7/withdraw",
  "/admin/stock/:id": () => "/admin/stock/7",
  "/travel-guides/:id": () => "/travel-guides/7",
  "/event/:id": () => "/event/7",
  "/artist/:id": () => "/artist/7",
  "/artist/:artist_id": () => "/artist/7",
};

/** Pages that require signing in. */
export const personalPages = [
  "/account",
  "/account/confirm",
  "/account/second-factor",
  "/account/reviews",
  "/account/reviews/7",
  "/account/orders",
  // Opens for its buyer alone.
  "/orders/7",
  "/confirm-email",
  "/dashboard",
  "/dashboard/7",
  "/dashboard/7/edit",
  "/dashboard/7/changes",
  "/dashboard/7/reviews",
  "/dashboard/7/orders",
  "/dashboard/7/figures",
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
  "/admin/audit",
  "/admin/reviews",
  "/admin/events",
  "/claim-business",
  "/admin/members",
  "/admin/members/7",
  ...upcomingPages.filter(({ needsPerson }) => needsPerson).map(({ path }) => path),
];

/** The path of every page of the built site. New pages are included automatically. */
export async function listPages(request: APIRequestContext): Promise<string[]> {
  const patterns = new Set(readRoutes().flatMap(({ isPage, pattern }) => (isPage ? [pattern] : [])));
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
