import type { Db } from "#platform/db/open-database.server.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import { storeSwitches } from "../switches.ts";
import { storeList } from "./input.ts";
import { listChoices } from "./queries/list-choices.server.ts";

/** The addresses of the store for search engines: the list and its collections, once it is open. */
export async function listStorePaths(db: Db): Promise<string[]> {
  const switches = await readSwitches(db);
  if (!switches.has(storeSwitches.catalogue.name)) return [];
  const { collections } = await listChoices(db);
  return [storeList.path, ...collections.map(({ label }) => storeList.href({ collection: label }))];
}
