import type { Db } from "#platform/db/open-database.server.ts";
import { isHelpOpen } from "./require-help.server.ts";

/** The help page for search engines, once it is open. */
export async function listHelpPaths(db: Db): Promise<string[]> {
  return (await isHelpOpen(db)) ? ["/help"] : [];
}
