import { chown, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { OperatorSettings } from "../operator-settings.ts";
import { findIds } from "../run-program.ts";

/** Root writes files that the site's own user has to replace and delete. */
export async function giveToSite(folder: string, { SITE_SYSTEM_USER }: OperatorSettings): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const ids = findIds(SITE_SYSTEM_USER);
  if (!ids) return;
  await chown(folder, ids.uid, ids.gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(join(entry.parentPath, entry.name), ids.uid, ids.gid);
}
