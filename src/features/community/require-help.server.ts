import { data } from "react-router";
import type { Db } from "#platform/db/open-database.server.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import { communitySwitches } from "./switches.ts";

/** Whether help page and contact form are open. */
export async function isHelpOpen(db: Db): Promise<boolean> {
  return (await readSwitches(db)).has(communitySwitches.help.name);
}

/** Until they are open, there is nothing at their addresses. */
export async function requireHelp(db: Db): Promise<void> {
  if (!(await isHelpOpen(db))) throw data(null, { status: 404 });
}
