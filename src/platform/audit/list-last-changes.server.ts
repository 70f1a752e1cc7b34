import type { Db } from "#platform/db/open-database.server.ts";
import { type Change, listChanges } from "./list-changes.server.ts";

type Subjects = { type: string; ids: readonly string[] };

/** The latest audit entry about each of these rows, by id. Rows without entries are left out. */
export async function listLastChanges(db: Db, subjects: Subjects): Promise<Map<string, Change>> {
  const changes = await listChanges(db, { ...subjects, limit: 1 });
  return new Map([...changes].flatMap(([id, [last]]) => (last ? [[id, last]] : [])));
}
