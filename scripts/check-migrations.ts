/** Fails on migrations that would block or break a site in use. The first set runs on an empty database only. */
import { isFirstSet, readMigrations } from "#platform/db/read-migrations.server.ts";
import { findUnsafeStatements } from "./check-migrations/find-unsafe-statements.ts";

const lastOfFirstSet = "0021_page_cache_invalidation.sql";

const migrations = await readMigrations("migrations");
const problems = migrations.flatMap(({ name, sql }) => {
  if (!isFirstSet(name)) return findUnsafeStatements(sql).map((problem) => `${name}: ${problem}`);
  return name > lastOfFirstSet ? [`${name}: the first set is closed, use a UTC time stamp.`] : [];
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
console.log(`Checked ${migrations.length} migrations.`);
