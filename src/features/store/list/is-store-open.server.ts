import type { Db } from "#platform/db/open-database.server.ts";
import type { VisitLog } from "#platform/http/visit.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import { storeSwitches } from "../switches.ts";

/** Whether the catalogue is open. A switch that cannot be read counts as off. */
export async function isStoreOpen(db: Db, log: VisitLog): Promise<boolean> {
  const switches = await readSwitches(db).catch((error) => {
    log.error({ error }, "launch switches could not be read");
    return new Set<string>();
  });
  return switches.has(storeSwitches.catalogue.name);
}
