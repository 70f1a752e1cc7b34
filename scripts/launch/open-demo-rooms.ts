import { launchSwitches } from "#cli/launch/launch-switches.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { appUrl } from "#testing/local-postgres.ts";

/** Turns on every built feature of a database with demo data, like `npm run launch -- --all`. */
export async function openDemoRooms(ownerUrl: string): Promise<void> {
  const db = openDatabase(openPool(appUrl(ownerUrl), { max: 1 }));
  try {
    const refused = await launchSwitches(db, { names: "all", turnOn: true });
    if (refused.length > 0) throw new Error(`Not opened: ${refused.map(({ name }) => name).join(", ")}`);
  } finally {
    await db.destroy();
  }
}
