/**
 * Flips launch switches as the operator: `npm run launch -- --list | --all | --none | <name> on|off`. Without
 * arguments it lists them. Uses DATABASE_URL, or the database of a running `npm run dev`.
 */
import { openableSwitches } from "#app/switches.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { listSwitches } from "#platform/switches/list-switches.server.ts";
import { findDevDatabase } from "./dev-database.ts";
import { launchSwitches } from "./launch/launch-switches.ts";
import { readArguments } from "./launch/read-arguments.ts";

const request = readArguments(process.argv.slice(2));
if (!request.ok) stop(request.usage, 64);

const noDatabase = "There is no database. Start npm run dev in another terminal, or set DATABASE_URL.";
const { DATABASE_DIRECT_URL, DATABASE_URL, DATABASE_OWNER_URL } = process.env;
const url = DATABASE_DIRECT_URL || DATABASE_URL || DATABASE_OWNER_URL || (await findDevDatabase())?.appUrl;
if (!url) stop(noDatabase, 1);
const db = openDatabase(openPool(url, { max: 1 }));
try {
  const refused = request.flip ? await launchSwitches(db, request.flip) : [];
  for (const { name, isBuilt, isOn } of await listSwitches({ db, openableSwitches }))
    console.log(`${name.padEnd(24)} ${isOn ? "on" : isBuilt ? "off" : "off, not built yet"}`);
  for (const { name, reason } of refused) console.error(`${name} was not flipped: ${reason}.`);
  if (refused.length > 0) process.exitCode = 1;
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const isUnreachable = code === "ECONNREFUSED";
  stop(isUnreachable ? noDatabase : message, 1);
} finally {
  await db.destroy();
}

function stop(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}
