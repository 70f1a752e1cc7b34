import { existsSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { migrateEverything } from "#app/migrate-everything.server.ts";
import { rebuildSearch } from "#features/directory/search/jobs/rebuild-search.server.ts";
import { type Db, openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { createDatabase, hasDatabase } from "#testing/create-database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { appUrl, startLocalPostgres } from "#testing/local-postgres.ts";

export type Rebuild = {
  seconds: number;
  peakMemoryMb: number | null;
  steps: [step: string, seconds: number][];
};

/** As much memory as a server of its own would have. */
const settings = {
  shared_buffers: "2GB",
  work_mem: "32MB",
  random_page_cost: "1.1",
  max_wal_size: "8GB",
  checkpoint_timeout: "30min",
  jit: "off",
};

/** A separate PostgreSQL that keeps its data between runs: loading five million businesses takes many minutes. */
export async function startBenchServer() {
  return startLocalPostgres({ dataDir: ".data/bench", port: await findFreePort(), settings });
}

/** The database of a site with this many businesses and everything else, which `bench:find` fills. */
export const wholeSite = (businesses: number) => `site_${businesses}`;

/** Creates a directory of this size with its search index on first use, unless a whole site has one. Returns its URLs. */
export async function prepareDatabase(
  server: { ownerUrl: (database: string) => string },
  businesses: number,
): Promise<{ url: string; ownerUrl: string }> {
  const site = wholeSite(businesses);
  const hasSite = await hasDatabase(server.ownerUrl("postgres"), site);
  const name = hasSite ? site : `search_${businesses}`;
  const ownerUrl = server.ownerUrl(name);
  const url = appUrl(ownerUrl);
  await createDatabase(server.ownerUrl("postgres"), name);
  await migrateEverything({ ownerUrl, appUrl: url });
  const db = openDatabase(openPool(url, { max: 2 }));
  try {
    if (await isBuilt(db)) return { url, ownerUrl };
    const there = await db.selectFrom("businesses").select("id").limit(1).executeTakeFirst();
    const reviews = Math.round(businesses * 0.4);
    if (!there) await seedLarge(ownerUrl, { businesses, reviews, say: console.log });
    const { seconds, peakMemoryMb, steps } = await rebuildMeasured(db);
    for (const [step, took] of steps) console.log(`${took.toFixed(1).padStart(8)} s  ${step}`);
    console.log(
      `Built the search of ${businesses} businesses in ${seconds} s, own memory ${peakMemoryMb ?? "?"} MB.`,
    );
    return { url, ownerUrl };
  } finally {
    await db.destroy();
  }
}

/** Rebuilds and tracks the private memory of the backend, without shared buffers. */
export async function rebuildMeasured(db: Db): Promise<Rebuild> {
  const startedAt = Date.now();
  const steps: Rebuild["steps"] = [];
  const watch = await watchMemory(db);
  await rebuildSearch(db, { onStep: (step, milliseconds) => steps.push([step, milliseconds / 1_000]) });
  return { seconds: Math.round((Date.now() - startedAt) / 1_000), peakMemoryMb: watch.stop(), steps };
}

async function isBuilt(db: Db): Promise<boolean> {
  const { rows } = await sql<{ number: number }>`select number from search.build`.execute(db);
  return (rows[0]?.number ?? 0) > 0;
}

/** Looks up the rebuilding backend every other second and reads its memory (Linux only). */
async function watchMemory(db: Db) {
  let peak: number | null = null;
  const look = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where state = 'active' and datname = current_database() and query ~ 'search_build|fill_search|search_next'
        and pid <> pg_backend_pid()`.execute(db);
    for (const { pid } of rows) {
      const file = `/proc/${pid}/status`;
      const kilobytes = existsSync(file)
        ? /RssAnon:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1]
        : undefined;
      if (kilobytes) peak = Math.max(peak ?? 0, Math.round(Number(kilobytes) / 1_024));
    }
  };
  const timer = setInterval(() => void look().catch(() => {}), 500);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}
