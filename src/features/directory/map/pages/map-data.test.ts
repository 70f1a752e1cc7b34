import { expect, it } from "vitest";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { loader } from "./map-data.ts";

const site = setUpServices();

const country = "west=-125&south=24&east=-66&north=50";

function ask(query: string, services: object = {}) {
  const using = { ...site.services, ...services };
  return loader(routeArgs(using, `/directory/map/data?${query}`));
}

it("answers everybody alike, for a minute", async () => {
  const answer = await ask(country);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  expect(await answer.json()).toEqual({ clusters: [], businesses: [], isApproximate: false });
});

it.each(["", "west=-125", "west=1&south=2&east=0&north=3"])(
  "refuses a part that is none: %j",
  async (query) => expect((await ask(query)).status).toBe(400),
);

it("refuses whoever asks too often, and says when to come back", async () => {
  const limits = { take: async () => ({ ok: false, resetSeconds: 7 }) };
  const answer = await ask(country, { limits });
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("7");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

it("answers 503 without its database", async () => {
  const db = openDatabase(openPool("postgres://nobody@127.0.0.1:1/none"));
  const answer = await ask(country, { db, limits: { take: async () => ({ ok: true }) } });
  expect(answer.status).toBe(503);
  await db.destroy();
});
