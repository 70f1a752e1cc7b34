import { expect, it } from "vitest";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { loader as cardsLoader } from "./map-cards.ts";
import { loader } from "./map-data.ts";

const site = setUpServices();

const country = "west=-125&south=24&east=-66&north=50";

function get(query: string, services: object = {}) {
  const using = { ...site.services, ...services };
  return loader(routeArgs(using, `/directory/map/data?${query}`));
}

it("is cached for a minute, the same for everyone", async () => {
  const response = await get(country);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  expect(await response.json()).toMatchObject({ clusters: [], businesses: [], isApproximate: false });
});

it.each(["", "west=-125", "west=1&south=2&east=0&north=3"])("rejects an invalid box: %j", async (query) =>
  expect((await get(query)).status).toBe(400),
);

it("responds 429 with Retry-After over the rate limit", async () => {
  const limits = { take: async () => ({ ok: false, resetSeconds: 7 }) };
  const response = await get(country, { limits });
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("7");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

it("responds 503 without its database", async () => {
  const db = openDatabase(openPool("postgres://nobody@127.0.0.1:1/none"));
  const response = await get(country, { db, limits: { take: async () => ({ ok: true }) } });
  expect(response.status).toBe(503);
  await db.destroy();
});

it.each([
  "",
  "cells=1.1",
  "zoom=9&cells=1.1",
  "zoom=3&cells=1.1,x",
  "zoom=3&cells=1.1&offset=-1",
  "zoom=3&cells=1.1&offset=5000",
  "ids=1",
  `ids=${Array.from({ length: 25 }, () => "00000000-0000-4000-8000-000000000000").join(",")}`,
])("rejects an empty disc: %j", async (query) => {
  const response = await cardsLoader(routeArgs(site.services, `/directory/map/cards?${query}`));
  expect(response.status).toBe(400);
});
