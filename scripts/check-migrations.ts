/**
 * Fails on migrations that would block or break a site in use, on migrations that were edited after they were
 * committed, and on function files that cannot be applied again. The first set is exempt, because it only runs on an
 * empty database.
 */
import {
  isFirstSet,
  isFunctionFile,
  readFunctions,
  readMigrations,
} from "#platform/db/read-migrations.server.ts";
import { findOnlySince18 } from "#platform/db/translate-for-17.ts";
import { findEdited, readList } from "./check-migrations/checksums.ts";
import { findUnrepeatableStatements } from "./check-migrations/find-unrepeatable-statements.ts";
import { findUnsafeStatements } from "./check-migrations/find-unsafe-statements.ts";

const lastOfFirstSet = "0028_search_synonyms.sql";

const migrations = await readMigrations("migrations");
const functions = await readFunctions("migrations");
const problems = [...migrations, ...functions].flatMap(({ name, sql }) => {
  const since18 = findOnlySince18(sql);
  const found =
    since18.length > 0 ? [`PostgreSQL 17 does not know: ${since18.join("; ")}`] : findProblems(name, sql);
  return found.map((problem) => `${name}: ${problem}`);
});
problems.push(...findEdited(readList(), migrations));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
console.log(`Checked ${migrations.length} migrations and ${functions.length} function files.`);

function findProblems(name: string, sql: string): string[] {
  if (isFunctionFile(name)) return findUnrepeatableStatements(sql);
  if (!isFirstSet(name)) return findUnsafeStatements(sql);
  return name > lastOfFirstSet ? ["the first set is closed, use a UTC time stamp."] : [];
}
