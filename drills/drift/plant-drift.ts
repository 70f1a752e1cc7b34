import { sql } from "kysely";
import { features } from "#app/features.ts";
import { findViolations } from "#cli/verify-data/find-violations.ts";
import { transact } from "#platform/db/transact.server.ts";
import { checkProjections } from "#platform/projections/check-projections.server.ts";
import { importFeatureTests } from "#testing/import-feature-tests.ts";
import type { World } from "./world.ts";

/** Makes each projection differ from its source. Reports differences that were not found, counted or repaired. */
export async function plantDrift({ services, db, owner }: World, ownerUrl: string): Promise<string[]> {
  const faults: string[] = [];
  const projections = features.flatMap((feature) => feature.projections);
  const tests = await importFeatureTests();
  const projectionFaults = Object.assign({}, ...tests.map((feature) => feature.projectionFaults));
  const silent = { ...services, log: services.log.child({}, { level: "silent" }) };
  for (const { name } of projections) {
    await transact(owner, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const fault of projectionFaults[name] ?? []) await sql.raw(fault).execute(tx);
    });
    const planted = (await findViolations(ownerUrl)).violations.length;
    const before = await readCheck(db, name);
    // Checks all of them, because repairing one can change the source of the next.
    await checkProjections(silent, projections);
    const after = await readCheck(db, name);
    const counted = after.total - before.total;
    const left = (await findViolations(ownerUrl)).violations.length;
    console.log(`planted in ${name}: ${planted} named, ${counted} counted, ${left} left after the repair`);
    if (planted === 0) faults.push(`drift of ${name} was not found`);
    if (counted === 0) faults.push(`drift of ${name} was not counted`);
    if (left > 0 || after.remaining > 0) faults.push(`drift of ${name} was not repaired`);
  }
  return faults;
}

async function readCheck(db: World["db"], name: string) {
  const check = await db
    .selectFrom("projection_checks")
    .select(["total_differences", "remaining"])
    .where("name", "=", name)
    .executeTakeFirst();
  return { total: Number(check?.total_differences ?? 0), remaining: check?.remaining ?? 0 };
}
