import { defineKeyset, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { FieldValues } from "../../business/listing-changes.ts";

export type Change = {
  id: string;
  changedBy: string | null;
  changedAs: "owner" | "admin";
  kind: "edit" | "undo" | "confirm";
  at: Date;
  version: number;
  before: FieldValues;
  after: FieldValues;
};
type Input = { businessId: string; after?: string | undefined; limit: number };

export const changeOrder = defineKeyset({
  newest: { direction: "desc", keys: [time("at"), uuid("id")] },
});

/** The history of a listing, newest first. */
export async function listChanges(db: Db, { businessId, ...page }: Input) {
  const sorted = { sort: "newest" as const, ...page };
  const rows = await selectChanges(db, businessId).$call(changeOrder.select(sorted)).execute();
  const { items, nextCursor } = changeOrder.page(rows, sorted);
  return { items: items.map(toChange), nextCursor };
}

type Row = Awaited<ReturnType<ReturnType<typeof selectChanges>["executeTakeFirstOrThrow"]>>;

function selectChanges(db: Db, businessId: string) {
  return db
    .selectFrom("business_changes")
    .select(["id", "changed_by", "changed_as", "kind", "at", "version", "before", "after"])
    .where("business_id", "=", businessId);
}

function toChange({ changed_by, changed_as, ...row }: Row): Change {
  return { ...row, changedBy: changed_by, changedAs: changed_as } as Change;
}
