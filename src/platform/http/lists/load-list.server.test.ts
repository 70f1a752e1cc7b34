import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "#testing/database.ts";
import { openTestServices } from "#testing/services.ts";
import { servicesContext } from "../services.ts";
import { visitContext } from "../visit.ts";
import { choiceField, defineListQuery, textField } from "./list-query.ts";
import { loadList } from "./load-list.server.ts";

const list = defineListQuery("/looms", {
  search: textField(20),
  kind: choiceField(["floor", "table"], ""),
  town: textField(20, {}),
});
const log = { warn: vi.fn(), error: vi.fn() };
let database: TestDatabase;
let context: RouterContextProvider;
beforeAll(async () => {
  database = await openTestDatabase();
  context = new RouterContextProvider();
  context.set(servicesContext, openTestServices(database));
  context.set(visitContext, { requestId: "r1", ip: "192.0.2.1", log, nonce: "", person: null });
});
afterAll(() => database.close());

const load = async (search: string, read: () => Promise<unknown> = async () => "found") => {
  const answer = await loadList(context, new URL(`https://ujamaa.example/looms?${search}`), {
    list,
    isCursor: ({ after }) => after === "ours",
    findUnknown: async (_db, { town }) =>
      town === "Atlantis" ? [{ field: "town", value: town, words: "No such town." }] : [],
    read,
  });
  return answer as { data: Record<string, unknown>; init: ResponseInit | null };
};

it("loads what the URL requests", async () => {
  const { data, init } = await load("kind=floor&after=ours");
  expect(data).toMatchObject({
    query: { kind: "floor", after: "ours" },
    found: "found",
    ignored: [],
    failure: null,
  });
  expect(init?.status).toBe(200);
  expect(new Headers(init?.headers).has("cache-control")).toBe(false);
});

it.each([
  ["kind=hand", "kind", "hand"],
  ["town=Atlantis", "town", "Atlantis"],
  ["after=noise", "page", "noise"],
])("reports the unknown value in %s, ignores it, and is not cached", async (search, field, value) => {
  const { data, init } = await load(search);
  expect(data).toMatchObject({
    found: "found",
    query: { kind: "", town: "", after: "" },
    ignored: [{ field, value }],
  });
  expect(new Headers(init?.headers).get("cache-control")).toBe("private, no-cache");
});

it("keeps the filters when the list cannot be loaded, and says when to retry", async () => {
  const { data, init } = await load("kind=table", () => Promise.reject(new Error("away")));
  expect(data).toMatchObject({
    query: { kind: "table" },
    found: null,
    failure: { reason: "failed", errorId: "r1" },
  });
  expect(init).toMatchObject({ status: 503, headers: { "Retry-After": "5" } });
  expect(log.error).toHaveBeenCalledOnce();
});

it("queues searches, but not filtered lists", async () => {
  const full = {
    ...context.get(servicesContext),
    searches: { run: () => Promise.reject(new Error("asked")) },
  };
  context.set(servicesContext, full as never);
  expect((await load("kind=floor")).data).toMatchObject({ found: "found" });
  expect((await load("search=oak")).data).toMatchObject({ found: null });
});
