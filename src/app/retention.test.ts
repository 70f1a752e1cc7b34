import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { forgetViewsJob } from "#features/artists/profile/jobs/forget-views.server.ts";
import { rollUpVisitsJob } from "#features/directory/figures/jobs/roll-up-visits.server.ts";
import {
  forgetRecentPosts,
  forgetRecentPostsJob,
} from "#features/reviews/jobs/forget-recent-posts.server.ts";
import { forgetOldData } from "#platform/retention/forget-old-data.server.ts";
import { platformRetention } from "#platform/retention/platform-retention.ts";
import { byHand, everyNight, type RetentionRow, withTheAccount } from "#platform/retention/retention-row.ts";
import { deleteExpiredFiles, deleteExpiredFilesJob } from "#platform/uploads/delete-expired-files.server.ts";
import { moveClock } from "#testing/move-clock.ts";
import { setUpServices } from "#testing/services.ts";
import { impersonalTables } from "./impersonal-tables-for-tests.ts";
import { keptData } from "./kept-data.ts";
import { retention } from "./retention.ts";
import { retentionCases } from "./retention-cases-for-tests.ts";

const { database, services } = setUpServices();
const rows = retention.flatMap((part) => part.rows);
const silent = pino({ level: "silent" });

/** What enforces rows, beside the nightly job. */
const jobs: Record<string, () => Promise<void>> = {
  [everyNight]: () => forgetOldData({ db: database.db, log: silent }, keptData),
  [deleteExpiredFilesJob.name]: () => deleteExpiredFiles(services),
  [forgetRecentPostsJob.name]: () => forgetRecentPosts({ db: database.db }),
};
/** Enforced outside of our own code, each proven below or said plainly on the page. */
const elsewhere = [
  withTheAccount,
  byHand,
  "you",
  "rate limiter",
  "job queue",
  rollUpVisitsJob.name,
  forgetViewsJob.name,
];

describe("the retention table", () => {
  it("says for each row where it is kept and what enforces it", () => {
    expect(new Set(keptData.map(({ row }) => row))).toEqual(new Set(rows));
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
    for (const { row, forget } of keptData) {
      expect([...Object.keys(jobs), ...elsewhere], row.what).toContain(row.enforcedBy);
      expect(forget !== undefined, `${row.what}: forgotten every night`).toBe(row.enforcedBy === everyNight);
      expect(row.after === null, `${row.what}: a clock has days`).toBe(row.days === null);
    }
  });

  const timed = rows.filter(
    (row): row is RetentionRow & { days: number } => row.days !== null && row.enforcedBy in jobs,
  );

  it.each(timed.map((row) => [row.what, row] as const))("forgets in time: %s", async (what, row) => {
    const found = retentionCases.find((one) => one.row === row);
    if (!found) throw new Error(`retention-cases-for-tests.ts has no case for “${what}”.`);
    const count = await found.seed(services);
    expect(await count()).toBe(1);
    const run = jobs[row.enforcedBy];
    // A row on its last day stays.
    await moveClock(database.owner, row.days - 0.5);
    await run?.();
    expect(await count(), "still young").toBe(1);
    await moveClock(database.owner, 1);
    await run?.();
    expect(await count(), "a day too old").toBe(0);
  });

  it("names every table that can hold something about a person, and says why the others cannot", async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select case nspname when 'public' then relname else nspname || '.' || relname end as name
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p', 'm') and not relispartition
        and nspname !~ '^pg_' and nspname <> 'information_schema'`.execute(database.owner);
    const declared = [...keptData.flatMap((kept) => kept.tables), ...Object.keys(impersonalTables)];
    const isDeclared = (name: string) =>
      declared.some((one) => one === name || (one.endsWith(".*") && name.startsWith(one.slice(0, -1))));
    const undeclared = tables.map(({ name }) => name).filter((name) => !isDeclared(name));
    expect(undeclared, "declare these in a retention.server.ts or in impersonal-tables-for-tests.ts").toEqual(
      [],
    );
    const names = new Set(tables.map(({ name }) => name));
    const unknown = declared.filter((one) => !one.endsWith(".*") && !names.has(one));
    expect(unknown, "there is no such table").toEqual([]);
  });

  it("counts attempts no longer than it says", async () => {
    const modules = import.meta.glob<Record<string, unknown>>(
      ["../features/**/limits.ts", "../platform/**/*limits.ts"],
      {
        eager: true,
      },
    );
    const limits = Object.values(modules).flatMap((exports) =>
      Object.values(exports).flatMap((declared) =>
        typeof declared === "object" && declared
          ? Object.values(declared as Record<string, { seconds?: number }>)
          : [],
      ),
    );
    const seconds = limits.map((limit) => limit?.seconds ?? 0);
    expect(Math.max(...seconds)).toBeGreaterThan(0);
    expect(Math.max(...seconds)).toBeLessThanOrEqual(platformRetention.rateLimits.days * 86_400);
  });
});

describe("the nightly job", () => {
  it("goes on when one row fails, and says so in the end", async () => {
    const failing = { ...rowOf(keptData[0]), forget: () => Promise.reject(new Error("not now")) };
    let ran = 0;
    const next = { ...rowOf(keptData[1]), forget: async () => ++ran };
    const run = forgetOldData({ db: database.db, log: silent }, [failing, next]);
    await expect(run).rejects.toThrow("Some old data could not be forgotten.");
    expect(ran).toBe(1);
  });

  it.each([
    ["forget_audit_entries", "audit_log"],
    ["forget_decisions", "decisions"],
    ["forget_business_changes", "business_changes"],
  ])("cannot be told to empty a log: %s", async (name, table) => {
    const count = await retentionCases.find((one) => one.table === table)?.seed(services);
    await moveClock(database.owner, 300);
    await sql`select ${sql.id(name)}(0, 1000)`.execute(database.db);
    expect(await count?.()).toBeGreaterThan(0);
  });
});

function rowOf<Row>(row: Row | undefined): Row {
  if (!row) throw new Error("There is no such row.");
  return row;
}
