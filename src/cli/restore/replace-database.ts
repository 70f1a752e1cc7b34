import { chown, mkdir, rename, rm, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { sql } from "kysely";
import { formatBytes } from "#ui/format-bytes.ts";
import type { Cluster } from "../backup/find-cluster.ts";
import type { PgBackRest } from "../backup/pgbackrest.ts";
import { CliError, type Context } from "../command.ts";
import { waitForDatabase, withOwner } from "../open-database.ts";
import { findIds } from "../run-program.ts";
import { withProgress } from "../with-progress.ts";
import { type Deletion, listDeletions } from "./deletions.ts";

type Task = {
  cluster: Cluster;
  pgBackRest: PgBackRest;
  to: Date | undefined;
  isOverwriting: boolean;
};
type Replaced = { movedTo: string | null; deletions: Deletion[] };

const recoversWithinMs = 6 * 3_600_000;

/**
 * Restores the data folder of the server. The one of before is moved aside, and comes back if anything fails.
 * Returns what people had deleted after the moment that the restore goes to.
 */
export async function replaceDatabase(context: Context, task: Task): Promise<Replaced> {
  const { cluster, to, isOverwriting } = task;
  let deletions: Deletion[] | null = to ? await readDeletions(context, to) : [];
  await withProgress(context, "Stop of PostgreSQL", () => stopDatabase(context, cluster));
  const movedTo = isOverwriting ? null : await moveAside(task);
  try {
    if (to && deletions === null) {
      // The database is lost, but what was archived knows what was deleted until its end.
      await restoreAndStart(context, task, undefined);
      deletions = (await readDeletions(context, to)) ?? [];
      await context.services.stop(cluster.unit);
      await restoreAndStart(context, { ...task, isOverwriting: true }, to);
    } else await restoreAndStart(context, task, to);
    return { movedTo, deletions: deletions ?? [] };
  } catch (error) {
    if (movedTo) await moveBack(context, cluster, movedTo);
    throw error;
  }
}

/** Null if the database does not respond. */
async function readDeletions({ env }: Context, since: Date): Promise<Deletion[] | null> {
  return withOwner(env, (db) => listDeletions(db, since)).catch(() => null);
}

/** A clean stop archives all of the write-ahead log. The commit before it lets recovery find a moment after any other. */
async function stopDatabase({ env, services }: Context, { unit }: Cluster): Promise<void> {
  await withOwner(env, (db) => sql`select pg_current_xact_id()`.execute(db)).catch(() => {});
  await services.stop(unit);
}

/** Null on a new machine, where there is nothing to move. */
async function moveAside({ cluster, pgBackRest }: Task): Promise<string | null> {
  const { dataFolder } = cluster;
  const { databaseBytes = 0 } = (await pgBackRest.list()).at(-1) ?? {};
  const { bavail, bsize } = await statfs(dirname(dataFolder));
  if (bavail * bsize < databaseBytes * 1.1)
    throw new CliError(
      `${formatBytes(bavail * bsize)} are free beside ${dataFolder}, and the restore takes ${formatBytes(databaseBytes)}. Free space, or add --overwrite to give up the data folder of before.`,
    );
  const movedTo = `${dataFolder}.before-restore-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, "")}`;
  const isThere = await rename(dataFolder, movedTo).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      return false;
    },
  );
  await makeDataFolder(cluster);
  return isThere ? movedTo : null;
}

async function makeDataFolder({ dataFolder, systemUser }: Cluster): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const ids = findIds(systemUser);
  if (ids) await chown(dataFolder, ids.uid, ids.gid);
}

async function moveBack({ services }: Context, { unit, dataFolder }: Cluster, movedTo: string) {
  await services.stop(unit).catch(() => {});
  await rm(dataFolder, { recursive: true, force: true });
  await rename(movedTo, dataFolder);
  await services.start(unit);
}

async function restoreAndStart(context: Context, task: Task, to: Date | undefined): Promise<void> {
  const { cluster, pgBackRest, isOverwriting } = task;
  await withProgress(context, "Restore of the database", () =>
    pgBackRest.restore({ dataFolder: cluster.dataFolder, to, isDelta: isOverwriting }),
  );
  await withProgress(context, "Replay of the write-ahead log", async () => {
    await context.services.start(cluster.unit);
    await waitUntilWritable(context, cluster);
  });
}

async function waitUntilWritable({ env, services }: Context, { unit }: Cluster): Promise<void> {
  const isHopeless = async () => !(await services.isRunning(unit));
  if (await waitForDatabase(env, { withinMs: recoversWithinMs, isHopeless })) return;
  throw new CliError(
    "PostgreSQL does not come up: the archive may end before that moment. Its log says more.",
  );
}
