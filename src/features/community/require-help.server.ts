import { data } from "react-router";
import type { Db } from "#platform/db/open-database.server.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import { communitySwitches } from "./switches.ts";

/** Whether the help page and the contact form are open. */
export async function isHelpOpen(db: Db): Promise<boolean> {
  return (await readSwitches(db)).has(communitySwitches.help.name);
}

/** While they are closed, their URLs are 404s. */
export async function requireHelp(db: Db): Promise<void> {
  if (!(await isHelpOpen(db))) throw data(null, { status: 404 });
}
