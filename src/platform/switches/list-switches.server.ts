import type { Db } from "#platform/db/open-database.server.ts";

export type LaunchSwitch = {
  name: string;
  description: string;
  isBuilt: boolean;
  isOn: boolean;
  updatedAt: Date;
};

/** Every launch switch with its state, in the order of their names. */
export function listSwitches(db: Db): Promise<LaunchSwitch[]> {
  return db
    .selectFrom("launch_switches")
    .select(["name", "description", "is_built as isBuilt", "is_on as isOn", "updated_at as updatedAt"])
    .orderBy("name")
    .execute();
}
