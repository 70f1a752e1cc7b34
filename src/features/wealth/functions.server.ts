import { Hono } from "hono";
import { type ApiEnvironment, dataHeaders } from "#platform/http/api/api.ts";
import { listOrganizations } from "./queries/list-organizations.server.ts";

const maxOrganizations = 500;

/** `api-wealth`: the organizations, for everyone. It has no payload, so it is a read with either method. */
export function wealthFunctions() {
  return new Hono<ApiEnvironment>().on(["GET", "POST"], "/api-wealth", async (c) => {
    const { items } = await listOrganizations(c.env.services.db, { limit: maxOrganizations });
    return c.json(items, 200, dataHeaders(c.env));
  });
}
