import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { addArtist } from "../artists-for-tests.ts";
import { deleteViews } from "./jobs/delete-views.server.ts";
import * as views from "./pages/count-view.ts";
import { createViewBuffer, viewBufferOf } from "./view-buffer.server.ts";

const { database, services } = setUpServices();
const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/144.0 Safari/537.36";
const hourMs = 3_600_000;
let artist: string;
afterEach(() => void vi.useRealTimers());
beforeEach(async () => {
  // No hour ends unless a test says so.
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / hourMs) * hourMs });
  artist = await addArtist(services.db);
});

type Visitor = { id?: string; ip?: string; agent?: string; purpose?: string };
async function view({ id = artist, ip = "203.0.113.7", agent = browser, purpose }: Visitor = {}) {
  const headers = { "user-agent": agent, ...(purpose && { "sec-purpose": purpose }) };
  const args = routeArgs(services, "/artist-views", { fields: { artist: id }, headers, visit: { ip } });
  return (await views.action(args)).status;
}
async function countOf(id = artist) {
  await viewBufferOf(services.db).flush(services.log);
  const row = await database.owner
    .selectFrom("artist_directory")
    .select("profile_views")
    .where("artist_id", "=", id)
    .executeTakeFirstOrThrow();
  return row.profile_views;
}
const storedViews = () =>
  database.owner.selectFrom("artist_views").selectAll().where("artist_id", "=", artist).execute();

it("[ARTP-03] [ARTP-04] counts a visitor once an hour, and never stores an IP address", async () => {
  expect(await countOf()).toBe(0);
  for (let nth = 0; nth < 3; nth += 1) expect(await view()).toBe(204);
  expect(await countOf()).toBe(1);
  vi.advanceTimersByTime(hourMs - 1);
  expect(await view()).toBe(204);
  expect(await countOf()).toBe(1);
  expect(await view({ ip: "198.51.100.9" })).toBe(204);
  expect(await countOf()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(await view()).toBe(204);
  expect(await countOf()).toBe(3);
  const rows = await storedViews();
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain("203.0.113");
});

it("counts no bots, no prefetches, and no artists who are not public", async () => {
  const pending = await addArtist(services.db, { status: "pending" });
  expect(await view({ agent: "Mozilla/5.0 (compatible; Examplebot/1.0)" })).toBe(204);
  expect(await view({ purpose: "prefetch;prerender" })).toBe(204);
  expect(await view({ id: pending })).toBe(204);
  expect(await view({ id: "8f9f2f9e-0000-4000-8000-000000000000" })).toBe(204);
  expect(await view({ id: "7" })).toBe(400);
  expect([await countOf(), await countOf(pending)]).toEqual([0, 0]);
});

it("does not count a browser that keeps changing its name as a crowd", async () => {
  for (let nth = 0; nth < 70; nth += 1) await view({ ip: "192.0.2.44", agent: `${browser} ${nth}` });
  expect(await countOf()).toBe(60);
});

it("writes pending views in one batch, and drops those beyond the limit", async () => {
  const buffer = createViewBuffer(services.db, { intervalMs: 60_000, limit: 2 });
  const hour = new Date("2026-11-17T01:00:00Z");
  const added = [1, 2, 3].map((nth) =>
    buffer.add({ artistId: artist, hour, visitor: Buffer.alloc(16, nth) }, services.log),
  );
  expect(added).toEqual([true, true, false]);
  await buffer.flush(services.log);
  expect(await countOf()).toBe(2);
});

it("deletes visitors after the hour, and keeps the count", async () => {
  await view();
  await countOf();
  await database.owner
    .insertInto("artist_views")
    .values({ artist_id: artist, hour: new Date(Date.now() - 3 * 3_600_000), visitor: Buffer.alloc(16, 9) })
    .execute();
  await deleteViews(services);
  expect(await storedViews()).toHaveLength(1);
  expect(await countOf()).toBe(1);
});
