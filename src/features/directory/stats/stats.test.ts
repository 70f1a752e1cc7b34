import { sql } from "kysely";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Person } from "#platform/http/visit.ts";
import { untilFarFromMidnight } from "#testing/far-from-midnight.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { addOwnedBusiness } from "../owned-business-for-tests.ts";
import { rollUpVisits } from "./jobs/roll-up-visits.server.ts";
import * as stats from "./pages/stats.tsx";
import * as csv from "./pages/stats-csv.ts";
import * as visits from "./pages/visits.ts";
import { toDay } from "./rules.ts";
import { createVisitBuffer, visitBufferOf } from "./visit-buffer.server.ts";

const { database, services } = setUpServices();
let id: string;
let owner: Person;

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/144.0 Safari/537.36";
const personOf = (personId: string): Person => ({
  ...{ id: personId, email: "ama@example.com", username: "Ama", avatarUrl: null, isAdmin: false },
});
const setSwitch = (is_on: boolean) =>
  database.owner
    .updateTable("launch_switches")
    .set({ is_on })
    .where("name", "=", "business_dashboard")
    .execute();

/** A partition, which the site creates before its month begins. */
const addMonth = (first: Date) => {
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1));
  return sql`create table if not exists ${sql.table(`business_visits_${monthOf(first)}`)}
    partition of business_visits for values from (${sql.lit(first.toISOString())})
    to (${sql.lit(next.toISOString())})`.execute(database.owner);
};
const monthsAgo = (months: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
};
const monthOf = (day: Date) => toDay(day).slice(0, 7).replace("-", "_");

beforeAll(async () => {
  await untilFarFromMidnight();
  await setSwitch(true);
  await addMonth(monthsAgo(1));
});
afterEach(() => void vi.useRealTimers());
beforeEach(async () => {
  // No hour ends within a test.
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / 3_600_000) * 3_600_000 });
  const business = await addOwnedBusiness(services);
  id = business.id;
  owner = personOf(business.owner.id);
});

type Visitor = { ip?: string; agent?: string; person?: Person | null; kind?: string; purpose?: string };

async function visit({
  ip = "203.0.113.7",
  agent = browser,
  person = null,
  kind = "view",
  purpose,
}: Visitor = {}) {
  const headers = { "user-agent": agent, ...(purpose && { "sec-purpose": purpose }) };
  const fields = { business: id, kind };
  const answer = await visits.action(
    routeArgs(services, "/visits", { fields, headers, visit: { ip, person } }),
  );
  return answer.status;
}
async function rows() {
  await visitBufferOf(services.db).flush(services.log);
  return database.db.selectFrom("business_visits").selectAll().where("business_id", "=", id).execute();
}
const page = (person: Person | null = owner, query = "") =>
  routeArgs(services, `/dashboard/${id}/figures${query}`, { params: { id }, visit: { person } });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const addVisits = (day: Date, count: number, kind = "view") =>
  database.owner
    .insertInto("business_visits")
    .values(
      Array.from({ length: count }, (_, nth) => ({
        ...{ business_id: id, kind, hour: new Date(day.toISOString().slice(0, 13).concat(":00Z")) },
        visitor: Buffer.alloc(16, nth + 1),
      })),
    )
    .execute();

describe("counting visits", () => {
  it("counts a visitor once an hour per kind, and never stores an IP address", async () => {
    for (const kind of ["view", "view", "call", "view"]) expect(await visit({ kind })).toBe(204);
    await rows();
    vi.advanceTimersByTime(3_599_999);
    expect(await visit()).toBe(204);
    const counted = await rows();
    expect(counted.map(({ kind }) => kind).sort()).toEqual(["call", "view"]);
    expect(JSON.stringify(counted)).not.toContain("203.0.113");
    expect(counted[0]?.hour.toISOString()).toMatch(/:00:00\.000Z$/);
  });

  it("distinguishes networks and browsers, but not addresses within one coarse network", async () => {
    await visit({ ip: "203.0.113.7" });
    await visit({ ip: "203.0.113.200" });
    expect(await rows()).toHaveLength(1);
    await visit({ ip: "198.51.100.7" });
    await visit({ agent: `${browser} Edg/144.0` });
    expect(await rows()).toHaveLength(3);
  });

  it("skips the owner, bots and prefetched pages", async () => {
    await visit({ person: owner });
    await visit({ agent: "Mozilla/5.0 (compatible; Examplebot/1.0)" });
    await visit({ agent: "" });
    await visit({ purpose: "prefetch" });
    expect(await rows()).toEqual([]);
    await visit({ person: personOf((await makePerson(services)).id) });
    expect(await rows()).toHaveLength(1);
  });

  it("counts businesses without an owner, and no unknown ones", async () => {
    await database.db.updateTable("businesses").set({ owner_id: null }).where("id", "=", id).execute();
    await visit();
    expect(await rows()).toHaveLength(1);
    id = "0198c0de-0000-7000-8000-000000000000";
    expect(await visit()).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it("refuses invalid reports, and counts nothing while the workspace is closed", async () => {
    expect(await visit({ kind: "purchase" })).toBe(400);
    await setSwitch(false);
    const closed = { ...services, db: database.db.withoutPlugins() };
    const options = { fields: { business: id, kind: "view" }, headers: { "user-agent": browser } };
    await visits.action(routeArgs(closed, "/visits", options));
    await visitBufferOf(closed.db).flush(services.log);
    await setSwitch(true);
    expect(await rows()).toEqual([]);
  });

  it("does not count a browser that keeps changing its name as a crowd", async () => {
    for (let nth = 0; nth < 70; nth++) await visit({ ip: "192.0.2.9", agent: `${browser} Nth/${nth}` });
    expect(await rows()).toHaveLength(60);
  });

  it("limits a rush", async () => {
    const buffer = createVisitBuffer(services.db, { intervalMs: 60_000, limit: 2 });
    const add = (nth: number) =>
      buffer.add(
        { businessId: id, kind: "view", hour: new Date(0), visitor: Buffer.alloc(16, nth), personId: null },
        services.log,
      );
    expect([add(1), add(2), add(3), add(2)]).toEqual([true, true, false, true]);
  });
});

describe("rolling up", () => {
  it("counts whole days, twice with the same result, and keeps today live", async () => {
    const [yesterday, before] = [daysAgo(1), daysAgo(2)];
    await addVisits(before, 2);
    await addVisits(yesterday, 3);
    await addVisits(yesterday, 1, "directions");
    await addVisits(new Date(), 4);
    for (let run = 0; run < 2; run++) await rollUpVisits(services);
    const days = await database.db
      .selectFrom("business_days")
      .select(["day", "views", "calls", "direction_clicks"])
      .where("business_id", "=", id)
      .orderBy("day")
      .execute();
    expect(days.map(({ views, calls, direction_clicks }) => [views, calls, direction_clicks])).toEqual([
      [2, 0, 0],
      [3, 0, 1],
    ]);
    const { totals, periods } = await stats.loader(page());
    expect(totals.map(({ total }) => total)).toEqual([9, 0, 0, 1]);
    expect(periods.slice(-3).map(({ view }) => view)).toEqual([2, 3, 4]);
  });

  it("creates the coming months, and drops old ones only when they are rolled up", async () => {
    const months = async () => {
      const { rows: found } = await sql<{ month: string }>`
        select right(relname, 7) as month from pg_inherits join pg_class on pg_class.oid = inhrelid
        where inhparent = 'business_visits'::regclass order by 1`.execute(database.owner);
      return found.map(({ month }) => month);
    };
    const known = [1, 0, -1, -2].map((ago) => monthOf(monthsAgo(ago)));
    const old = monthsAgo(3);
    await addMonth(old);
    await addVisits(old, 2);
    await database.owner.deleteFrom("visit_rollups").execute();
    await sql`select drop_old_visit_months()`.execute(database.db);
    expect(await months()).toEqual([monthOf(old), ...known]);
    await sql`drop table ${sql.table(`business_visits_${known.at(-1)}`)}`.execute(database.owner);
    await rollUpVisits(services);
    expect(await months()).toEqual(known);
    const kept = database.db
      .selectFrom("business_days")
      .select(["day", "views"])
      .where("business_id", "=", id);
    expect(await kept.execute()).toMatchObject([{ views: 2 }]);
  });

  it("deletes the keys of past days", async () => {
    await visit();
    await database.owner
      .insertInto("visitor_keys")
      .values({ day: toDay(daysAgo(1)), key: Buffer.alloc(32) })
      .execute();
    await rollUpVisits(services);
    const days = await database.db.selectFrom("visitor_keys").select("day").execute();
    expect(days).toHaveLength(1);
  });
});

describe("an owner's stats", () => {
  const closed = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ init: { status: 404 } });

  it("are closed for other members", async () => {
    const other = personOf((await makePerson(services)).id);
    await closed(stats.loader(page(other)));
    await closed(csv.loader(page(other)));
  });

  it("say so when there are no visits yet", async () => {
    expect(await stats.loader(page())).toMatchObject({ isEmpty: true, best: null });
  });

  it("are a file with a line per day", async () => {
    await addVisits(new Date(), 2, "call");
    const answer = await csv.loader(page());
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="figures-30-days-/);
    const lines = (await answer.text()).trim().split("\r\n");
    expect(lines).toHaveLength(31);
    expect(lines[0]).toBe("day,views,calls,site_clicks,direction_clicks");
    expect(lines.at(-1)).toBe(`${toDay(new Date())},0,2,0,0`);
    const year = await (await csv.loader(page(owner, "?range=12-months"))).text();
    expect(year.trim().split("\r\n").length).toBeGreaterThan(330);
  });
});
