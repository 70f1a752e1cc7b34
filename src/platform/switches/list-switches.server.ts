import { listLastChanges } from "#platform/audit/list-last-changes.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

export type LaunchSwitch = {
  name: string;
  description: string;
  /** Marked so by a migration, and its pages are in this build. */
  isBuilt: boolean;
  isOn: boolean;
  /** Who flipped it last; null when nobody ever did. */
  lastFlip: { by: string; at: Date; turnedOn: boolean } | null;
};

type Needs = { db: Db; openableSwitches: ReadonlySet<string> };

/** Every launch switch with its state, in the order of their names. */
export async function listSwitches({ db, openableSwitches }: Needs): Promise<LaunchSwitch[]> {
  const switches = await db
    .selectFrom("launch_switches")
    .select(["name", "description", "is_built as isBuilt", "is_on as isOn"])
    .orderBy("name")
    .execute();
  const flips = await listLastChanges(db, { type: "launch_switch", ids: switches.map(({ name }) => name) });
  return switches.map(({ name, description, isBuilt, isOn }) => {
    const flip = flips.get(name);
    return {
      ...{ name, description, isOn },
      isBuilt: isBuilt && openableSwitches.has(name),
      lastFlip: flip ? { by: flip.by, at: flip.at, turnedOn: flip.action === "switch.turn_on" } : null,
    };
  });
}
