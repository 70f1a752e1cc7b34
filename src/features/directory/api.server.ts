import { OpenAPIHono } from "@hono/zod-openapi";
import {
  type ApiEnvironment,
  apiDefaults,
  dataHeaders,
  refuseCall,
  refuseCursor,
  refuseSearch,
} from "#platform/http/api/api.ts";
import { runSearch } from "#platform/http/lists/run-search.server.ts";
import { categoriesRoute, listRoute, oneRoute, suggestRoute } from "./api-routes.ts";
import { findBusiness } from "./queries/find-business.server.ts";
import { orderCategories } from "./rules.ts";
import { findListPage } from "./search/queries/list-businesses.server.ts";
import { listChoices } from "./search/queries/search-businesses.server.ts";
import { suggestBusinesses } from "./search/queries/suggest-businesses.server.ts";

const cacheForAMinute = "public, max-age=60";

/** The directory as open data. */
export function businessesApi() {
  const api = new OpenAPIHono<ApiEnvironment>(apiDefaults);
  api.openapi(listRoute, async (c) => {
    const { search: term, ...options } = c.req.valid("query");
    const { services, visit } = c.env;
    const read = () => findListPage(services.db, { ...options, term });
    const result = term
      ? await runSearch(services, visit.ip, read)
      : { ok: true as const, found: await read() };
    if (!result.ok) return refuseSearch(c.env, result);
    const page = result.found;
    if (page) return c.json(page, 200, dataHeaders(c.env, cacheForAMinute));
    return refuseCursor(c.env);
  });
  api.openapi(oneRoute, async (c) => {
    const business = await findBusiness(c.env.services.db, c.req.valid("param").id);
    if (business) return c.json(business, 200, dataHeaders(c.env, cacheForAMinute));
    return refuseCall(c.env, unknownBusiness);
  });
  api.openapi(suggestRoute, async (c) => {
    const { services, visit } = c.env;
    const read = () => suggestBusinesses(services.db, c.req.valid("query").q);
    const result = await runSearch(services, visit.ip, read);
    if (!result.ok) return refuseSearch(c.env, result);
    return c.json({ items: result.found }, 200, dataHeaders(c.env, cacheForAMinute));
  });
  api.openapi(categoriesRoute, async (c) => {
    const { categories } = await listChoices(c.env.services.db);
    const counts = new Map(categories.map(({ name, businesses }) => [name, businesses]));
    const items = orderCategories(counts.keys()).map((name) => ({ name, businesses: counts.get(name) ?? 0 }));
    return c.json({ items }, 200, dataHeaders(c.env, cacheForAMinute));
  });
  return api;
}

const unknownBusiness = { status: 404, title: "Not found", detail: "There is no such business." };
