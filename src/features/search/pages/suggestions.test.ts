import { describe, expect, it, vi } from "vitest";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { QueueFullError } from "#platform/load/fair-queue.ts";
import { routeArgs } from "#testing/route-args.ts";
import { openTestServices, setUpServices } from "#testing/services.ts";
import { loader } from "./suggestions.ts";

const site = setUpServices();

function request(q: string, services: object = {}, ip = "192.0.2.7") {
  const log = { warn: vi.fn(), error: vi.fn() };
  const path = `/search/suggestions?${new URLSearchParams({ q })}`;
  const response: Promise<Response> = loader(
    routeArgs({ ...site.services, ...services }, path, { visit: { ip, log } }),
  );
  return { response, log };
}

describe("/search/suggestions", () => {
  it("can be cached by anyone for a minute", async () => {
    const response = await request("tea").response;
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    expect(await response.json()).toEqual({ items: [] });
  });

  it("skips the database for blank text", async () => {
    const searches = { run: vi.fn() };
    expect(await (await request("  ", { searches }).response).json()).toEqual({ items: [] });
    expect(searches.run).not.toHaveBeenCalled();
  });

  it("responds 429 with Retry-After once a network has searched too often", async () => {
    const { limits } = openTestServices(site.database);
    const searches = { run: async () => [] };
    const all = await Promise.all(
      Array.from({ length: 301 }, () => request("t", { limits, searches }).response),
    );
    const last = all.at(-1);
    expect(last?.status).toBe(429);
    expect(last?.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(last?.headers.get("cache-control")).toBe("no-store");
  });

  it("responds 503 while the search queue is full, and without a database", async () => {
    const searches = { run: () => Promise.reject(new QueueFullError()) };
    expect((await request("tea", { searches }).response).status).toBe(503);
    const db = openDatabase(openPool("postgres://nobody@127.0.0.1:1/none"));
    const { response, log } = request("tea", { db });
    expect((await response).status).toBe(503);
    expect(log.error).toHaveBeenCalledOnce();
    await db.destroy();
  });
});
