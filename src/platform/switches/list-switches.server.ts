import type { Db } from "#platform/db/open-database.server.ts";

export type LaunchSwitch = {
  name: string;
  description: string;
  /** Marked so by a migration, and its pages are in this build. */
  isBuilt: boolean;
  isOn: boolean;
  updatedAt: Date;
  /** Who flipped it last; null when nobody did, or when that account is gone. */
  updatedBy: string | null;
};

type Needs = { db: Db; openableSwitches: ReadonlySet<string> };

/** Every launch switch with its state, in the order of their names. */
export async function listSwitches({ db, openableSwitches }: Needs): Promise<LaunchSwitch[]> {
  const switches = await db
    .selectFrom("launch_switches")
    .leftJoin("profiles", "profiles.id", "launch_switches.updated_by")
    .select([
      "name",
      "description",
      "is_built as isBuilt",
      "is_on as isOn",
      "updated_at as updatedAt",
      "profiles.username as updatedBy",
    ])
    .orderBy("name")
    .execute();
  return switches.map((known) => ({ ...known, isBuilt: known.isBuilt && openableSwitches.has(known.name) }));
}
