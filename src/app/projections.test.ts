import { sql } from "kysely";
import { pino } from "pino";
import { beforeAll, expect, it } from "vitest";
import { checkProjection } from "#platform/projections/check-projection.server.ts";
import { checkProjections } from "#platform/projections/check-projections.server.ts";
import { countProjectionDifferences } from "#platform/projections/count-differences.server.ts";
import { applyDocumentChanges } from "#platform/search/apply-document-changes.server.ts";
import { seedDemo } from "#seed/seed-demo.ts";
import { setUpDatabase } from "#testing/database.ts";
import { importFeatureTests } from "#testing/import-feature-tests.ts";
import { features } from "./features.ts";

const database = setUpDatabase();
const projections = features.flatMap((feature) => feature.projections);
const tests = await importFeatureTests();
const projectionFaults = Object.assign({}, ...tests.map((feature) => feature.projectionFaults));
const log = pino({ level: "silent" });
beforeAll(async () => {
  await seedDemo(database.ownerUrl);
  while (await applyDocumentChanges(database.db));
});

it.each(projections)("$name matches its view", async (projection) => {
  expect(await checkProjection(database.db, projection)).toMatchObject({ differences: 0, remaining: 0 });
});

it.each(projections)("drift of $name is found, counted and repaired", async (projection) => {
  for (const fault of projectionFaults[projection.name] ?? [])
    await database.owner.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(fault).execute(tx);
    });
  await checkProjections({ db: database.db, log }, [projection]);
  const [recorded] = await database.db
    .selectFrom("projection_checks")
    .selectAll()
    .where("name", "=", projection.name)
    .execute();
  expect(recorded).toMatchObject({ remaining: 0 });
  expect(recorded?.differences).toBeGreaterThan(0);
  expect(await countProjectionDifferences({ db: database.db, log })).toMatchObject({
    [projection.name]: recorded?.differences,
  });
  expect(await checkProjection(database.db, projection)).toMatchObject({ differences: 0 });
});
