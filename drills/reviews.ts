import { findWrongStats, writeInParallel } from "#features/reviews/parallel-writers-for-tests.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { templateDatabase } from "#testing/create-database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { appUrl } from "#testing/local-postgres.ts";
import { startMigratedPostgres } from "#testing/migrated-postgres.ts";
import { fsync } from "./fsync.ts";

/**
 * Eight writers post, approve, reject and delete reviews at random on a separate PostgreSQL.
 * Passes if every rating and count equals the recomputed value, and no writer hit a deadlock.
 * `npm run drill:reviews -- 10000`
 */
const operations = Number(process.argv[2] ?? 10_000);
const writers = 8;

const port = await findFreePort();
const postgres = await startMigratedPostgres({
  dataDir: `.data/drill-${port}`,
  port,
  fsync,
  // Detects deadlocks twenty times sooner than the default, since the drill provokes many.
  settings: { deadlock_timeout: "50ms" },
});
try {
  const ownerUrl = postgres.ownerUrl(templateDatabase);
  const pool = openPool(appUrl(ownerUrl), { max: writers + 2 });
  const db = openDatabase(pool);

  const startedAt = Date.now();
  const stats = await writeInParallel(db, { writers, operations, businesses: 12 });
  const seconds = (Date.now() - startedAt) / 1_000;
  const wrong = await findWrongStats(db);
  const { rows } = await pool.query<{ deadlocks: number }>(
    "select deadlocks from pg_stat_database where datname = current_database()",
  );
  await db.destroy();

  console.log(`${operations} operations by ${writers} writers in ${seconds.toFixed(1)} s`);
  console.log(
    Object.entries(stats)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(", "),
  );
  console.log(`deadlocks that PostgreSQL broke and writers got over: ${rows[0]?.deadlocks ?? 0}`);
  console.log(`businesses with wrong counters: ${wrong.length}`);
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  await postgres.stop();
}
