import { data } from "react-router";
import type { Db } from "#platform/db/open-database.server.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import { connectSwitches } from "./switches.ts";

/** Whether members can write to artists. */
export async function isConnectOpen(db: Db): Promise<boolean> {
  return (await readSwitches(db)).has(connectSwitches.connect.name);
}

/** While the switch is off, these URLs are 404s. */
export async function requireConnect(db: Db): Promise<void> {
  if (!(await isConnectOpen(db))) throw data(null, { status: 404 });
}
