/**
 * Writes migrations/releases/<version>.sql.gz, a small database of this release that migrations/upgrade.test.ts will
 * upgrade: `npm run db:dump -- 1.0.0`. Run it on the commit of the release.
 */
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { Client } from "pg";
import { seedDemo } from "#seed/seed-demo.ts";
import { templateDatabase } from "#testing/create-database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { startMigratedPostgres } from "#testing/migrated-postgres.ts";
import { dumpRelease } from "./dump-release/dump-release.ts";
import { thinOut } from "./dump-release/thin-out.ts";

const [version = ""] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error("Name the release: npm run db:dump -- 1.0.0");
  process.exit(2);
}
const port = await findFreePort();
const postgres = await startMigratedPostgres({ dataDir: `.data/release-${port}`, port });
try {
  const ownerUrl = postgres.ownerUrl(templateDatabase);
  await seedDemo(ownerUrl, { withAccounts: true });
  await thinOut(ownerUrl);
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  const dump = gzipSync(await dumpRelease(owner, "migrations"), { level: 9 });
  await owner.end();
  const file = `migrations/releases/${version}.sql.gz`;
  writeFileSync(file, dump);
  console.log(`Wrote ${file}, ${Math.round(dump.length / 1000)} kB.`);
} finally {
  await postgres.stop();
}
