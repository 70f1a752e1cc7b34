/**
 * Fails on migrations that would block or break a site in use, and on those that were edited after they were committed.
 * The first set runs on an empty database only.
 */
import { isFirstSet, readMigrations } from "#platform/db/read-migrations.server.ts";
import { findOnlySince18 } from "#platform/db/translate-for-17.ts";
import { findEdited, readList } from "./check-migrations/checksums.ts";
import { findUnsafeStatements } from "./check-migrations/find-unsafe-statements.ts";

const lastOfFirstSet = "0021_page_cache_invalidation.sql";

const migrations = await readMigrations("migrations");
const problems = migrations.flatMap(({ name, sql }) => {
  const since18 = findOnlySince18(sql);
  if (since18.length > 0) return [`${name}: PostgreSQL 17 does not know: ${since18.join("; ")}`];
  if (!isFirstSet(name)) return findUnsafeStatements(sql).map((problem) => `${name}: ${problem}`);
  return name > lastOfFirstSet ? [`${name}: the first set is closed, use a UTC time stamp.`] : [];
});
problems.push(...findEdited(readList(), migrations));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
console.log(`Checked ${migrations.length} migrations.`);
