import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { deleteViewsJob } from "#features/artists/profile/jobs/delete-views.server.ts";
import { rollUpVisitsJob } from "#features/directory/stats/jobs/roll-up-visits.server.ts";
import {
  deleteRecentPosts,
  deleteRecentPostsJob,
} from "#features/reviews/jobs/delete-recent-posts.server.ts";
import { deleteOldData } from "#platform/retention/delete-old-data.server.ts";
import { platformRetention } from "#platform/retention/platform-retention.ts";
import { byHand, everyNight, withTheAccount } from "#platform/retention/retention-row.ts";
import { deleteExpiredFiles, deleteExpiredFilesJob } from "#platform/uploads/delete-expired-files.server.ts";
import type { Kept } from "#testing/feature-tests.ts";
import { importFeatureTests } from "#testing/import-feature-tests.ts";
import { moveClock } from "#testing/move-clock.ts";
import { setUpServices } from "#testing/services.ts";
import { features } from "./features.ts";
import { retention as rows } from "./legal/retention-tables.tsx";

const { database, services } = setUpServices();
const featureTests = await importFeatureTests();
const retainedData = features.flatMap((feature) => feature.retainedData);
const silent = pino({ level: "silent" });

/** Jobs that enforce rows, besides the nightly job. */
const jobs: Record<string, () => Promise<void>> = {
  [everyNight]: () => deleteOldData({ db: database.db, log: silent }, retainedData),
  [deleteExpiredFilesJob.name]: () => deleteExpiredFiles(services),
  [deleteRecentPostsJob.name]: () => deleteRecentPosts({ db: database.db }),
};
/** Enforced elsewhere; each case is either tested below or documented on the page. */
const elsewhere = [
  withTheAccount,
  byHand,
  "you",
  "rate limiter",
  "job queue",
  rollUpVisitsJob.name,
  deleteViewsJob.name,
];

describe("the retention table", () => {
  it("names the storage and the enforcement of each row", () => {
    expect(new Set(retainedData.map(({ row }) => row))).toEqual(new Set(rows));
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
    for (const { row, forget } of retainedData) {
      expect([...Object.keys(jobs), ...elsewhere], row.what).toContain(row.enforcedBy);
      expect(forget !== undefined, `${row.what}: forgotten every night`).toBe(row.enforcedBy === everyNight);
      expect(row.after === null, `${row.what}: a clock has days`).toBe(row.days === null);
    }
  });

  const timed = features.flatMap(({ name: feature, retainedData }) =>
    retainedData.flatMap(({ row }) =>
      row.days !== null && row.enforcedBy in jobs ? [{ ...row, feature, days: row.days }] : [],
    ),
  );

  it.each(timed)("deletes on time: $what", async ({ feature, name, days, enforcedBy }) => {
    const seed = findCase(feature, name);
    if (!seed) throw new Error(`The feature-for-tests.ts of ${feature} has no retention case "${name}".`);
    const kept = await seed(services);
    expect(await count(kept)).toBe(1);
    const run = jobs[enforcedBy];
    // A row on its last day stays.
    await moveClock(database.owner, days - 0.5);
    await run?.();
    expect(await count(kept), "still young").toBe(1);
    await moveClock(database.owner, 1);
    await run?.();
    expect(await count(kept), "a day too old").toBe(0);
  });

  it("names every table that can contain personal data, and says why the others cannot", async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select case nspname when 'public' then relname else nspname || '.' || relname end as name
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p', 'm') and not relispartition
        and nspname !~ '^pg_' and nspname <> 'information_schema'`.execute(database.owner);
    const declared = [
      ...retainedData.flatMap((kept) => kept.tables),
      ...features.flatMap(({ impersonalTables }) => Object.values(impersonalTables).flat()),
    ];
    const isDeclared = (name: string) =>
      declared.some((one) => one === name || (one.endsWith(".*") && name.startsWith(one.slice(0, -1))));
    const undeclared = tables.map(({ name }) => name).filter((name) => !isDeclared(name));
    expect(undeclared, "declare these in a retention.server.ts or in a feature.ts").toEqual([]);
    const names = new Set(tables.map(({ name }) => name));
    const unknown = declared.filter((one) => !one.endsWith(".*") && !names.has(one));
    expect(unknown, "there is no such table").toEqual([]);
  });

  it("keeps rate limit counts no longer than it says", async () => {
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
  it("continues when one row fails, and reports it at the end", async () => {
    const failing = { ...rowOf(retainedData[0]), forget: () => Promise.reject(new Error("not now")) };
    let ran = 0;
    const next = { ...rowOf(retainedData[1]), forget: async () => ++ran };
    const run = deleteOldData({ db: database.db, log: silent }, [failing, next]);
    await expect(run).rejects.toThrow("Some old data could not be forgotten.");
    expect(ran).toBe(1);
  });

  it.each([
    ["forget_audit_entries", "app", "audit"],
    ["forget_decisions", "app", "verdicts"],
    ["forget_business_changes", "directory", "changes"],
  ])("cannot be made to empty a log: %s", async (name, feature, row) => {
    const kept = await findCase(feature, row)?.(services);
    await moveClock(database.owner, 300);
    await sql`select ${sql.id(name)}(0, 1000)`.execute(database.db);
    expect(kept && (await count(kept))).toBeGreaterThan(0);
  });
});

function findCase(feature: string, row: string) {
  return featureTests.find(({ name }) => name === feature)?.retentionCases?.[row];
}

async function count([table, where]: Kept): Promise<number> {
  const found = await sql`select from ${sql.table(table)} where ${where}`.execute(database.owner);
  return found.rows.length;
}

function rowOf<Row>(row: Row | undefined): Row {
  if (!row) throw new Error("There is no such row.");
  return row;
}
