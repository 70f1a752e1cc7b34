import { defineKeyset, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { ProfileChange } from "../profile-changes.ts";

export type Change = ProfileChange & {
  id: string;
  changed_by: string | null;
  kind: "edit" | "undo";
  at: Date;
  version: number;
};
type Input = { artistId: string; after?: string | undefined; limit: number };

export const changeOrder = defineKeyset({
  newest: { direction: "desc", keys: [time("at"), uuid("id")] },
});

/** The history of a profile, newest first. */
export async function listProfileChanges(db: Db, { artistId, ...page }: Input) {
  const sorted = { sort: "newest" as const, ...page };
  const rows = await db
    .selectFrom("artist_changes")
    .select(["id", "changed_by", "kind", "at", "version", "before", "after"])
    .where("artist_id", "=", artistId)
    .$call(changeOrder.select(sorted))
    .execute();
  const { items, nextCursor } = changeOrder.page(rows, sorted);
  return { items: items as unknown as Change[], nextCursor };
}
