import { describe, expect, it, vi } from "vitest";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { QueueFullError } from "#platform/http/fair-queue.ts";
import { routeArgs } from "#testing/route-args.ts";
import { openTestServices, setUpServices } from "#testing/services.ts";
import { loader } from "./suggestions.ts";

const site = setUpServices();

function ask(q: string, services: object = {}, ip = "192.0.2.7") {
  const log = { warn: vi.fn(), error: vi.fn() };
  const path = `/search/suggestions?${new URLSearchParams({ q })}`;
  const answer: Promise<Response> = loader(
    routeArgs({ ...site.services, ...services }, path, { visit: { ip, log } }),
  );
  return { answer, log };
}

describe("/search/suggestions", () => {
  it("can be cached by anyone for a minute", async () => {
    const response = await ask("tea").answer;
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    expect(await response.json()).toEqual({ items: [] });
  });

  it("skips the database for blank text", async () => {
    const searches = { run: vi.fn() };
    expect(await (await ask("  ", { searches }).answer).json()).toEqual({ items: [] });
    expect(searches.run).not.toHaveBeenCalled();
  });

  it("responds 429 with Retry-After once a network has searched too often", async () => {
    const { limits } = openTestServices(site.database);
    const searches = { run: async () => [] };
    const all = await Promise.all(Array.from({ length: 301 }, () => ask("t", { limits, searches }).answer));
    const last = all.at(-1);
    expect(last?.status).toBe(429);
    expect(last?.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(last?.headers.get("cache-control")).toBe("no-store");
  });

  it("responds 503 while the search queue is full, and without a database", async () => {
    const searches = { run: () => Promise.reject(new QueueFullError()) };
    expect((await ask("tea", { searches }).answer).status).toBe(503);
    const db = openDatabase(openPool("postgres://nobody@127.0.0.1:1/none"));
    const { answer, log } = ask("tea", { db });
    expect((await answer).status).toBe(503);
    expect(log.error).toHaveBeenCalledOnce();
    await db.destroy();
  });
});
