import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** The names of the switches that are on. */
export type OpenSwitches = ReadonlySet<string>;

/** Reads which switches are on. A change reaches every process within five seconds. */
export const readSwitches = remember(findOpenSwitches, { freshForMs: 4_000 });

async function findOpenSwitches(db: Db): Promise<OpenSwitches> {
  const open = await db.selectFrom("launch_switches").select("name").where("is_on", "=", true).execute();
  return new Set(open.map(({ name }) => name));
}
