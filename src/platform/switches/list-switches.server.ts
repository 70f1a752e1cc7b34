import { listChanges } from "#platform/audit/list-changes.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

export type LaunchSwitch = {
  name: string;
  description: string;
  /** Marked as built by a migration, and its pages are in this build. */
  isBuilt: boolean;
  isOn: boolean;
  /** Latest flips, newest first; at most `maxFlips`. */
  flips: Flip[];
};
export type Flip = { by: string; at: Date; turnedOn: boolean };

/** The audit log has the rest. */
const maxFlips = 10;

type Needs = { db: Db; openableSwitches: ReadonlySet<string> };

/** Every launch switch with its state, sorted by name. */
export async function listSwitches({ db, openableSwitches }: Needs): Promise<LaunchSwitch[]> {
  const switches = await db
    .selectFrom("launch_switches")
    .select(["name", "description", "is_built as isBuilt", "is_on as isOn"])
    .orderBy("name")
    .execute();
  const ids = switches.map(({ name }) => name);
  const changes = await listChanges(db, { type: "launch_switch", ids, limit: maxFlips });
  return switches.map(({ name, description, isBuilt, isOn }) => ({
    name,
    description,
    isOn,
    isBuilt: isBuilt && openableSwitches.has(name),
    flips: (changes.get(name) ?? []).map(({ by, at, action }) => ({
      by,
      at,
      turnedOn: action === "switch.turn_on",
    })),
  }));
}
