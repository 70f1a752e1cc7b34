import { OpenAPIHono } from "@hono/zod-openapi";
import { type ApiEnvironment, apiDefaults, dataHeaders } from "#platform/http/api.ts";
import { problemResponse } from "#platform/http/problem.ts";
import { categoriesRoute, listRoute, oneRoute, suggestRoute } from "./api-routes.ts";
import { findBusiness } from "./queries/find-business.server.ts";
import { listBusinesses } from "./queries/list-businesses.server.ts";
import { listChoices } from "./queries/list-choices.server.ts";
import { suggestBusinesses } from "./queries/suggest-businesses.server.ts";
import { isKnownCategory, orderCategories } from "./rules.ts";

const sharedForAMinute = "public, max-age=60";

/** The directory as open data. */
export function businessesApi() {
  const api = new OpenAPIHono<ApiEnvironment>(apiDefaults);
  api.openapi(listRoute, async (c) => {
    const { category, search: term, ...wish } = c.req.valid("query");
    const isNobodys = category !== undefined && category !== "" && !isKnownCategory(category);
    const page = isNobodys
      ? { items: [], nextCursor: null }
      : await listBusinesses(c.env.services.db, { ...wish, term, category });
    return c.json(page, 200, dataHeaders(c.env, sharedForAMinute));
  });
  api.openapi(oneRoute, async (c) => {
    const business = await findBusiness(c.env.services.db, c.req.valid("param").id);
    if (business) return c.json(business, 200, dataHeaders(c.env, sharedForAMinute));
    const problem = {
      status: 404,
      title: "Not found",
      detail: "There is no such business.",
      requestId: c.env.visit.requestId,
    };
    return problemResponse(problem, c.env.headers) as never;
  });
  api.openapi(suggestRoute, async (c) => {
    const items = await suggestBusinesses(c.env.services.db, c.req.valid("query").q);
    return c.json({ items }, 200, dataHeaders(c.env, sharedForAMinute));
  });
  api.openapi(categoriesRoute, async (c) => {
    const { categories } = await listChoices(c.env.services.db);
    const counts = new Map(categories.map(({ name, businesses }) => [name, businesses]));
    const items = orderCategories(counts.keys()).map((name) => ({ name, businesses: counts.get(name) ?? 0 }));
    return c.json({ items }, 200, dataHeaders(c.env, sharedForAMinute));
  });
  return api;
}
