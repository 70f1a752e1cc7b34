import { defineKeyset, type Page, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { maxCounted } from "#platform/http/routes/admin-tab.ts";

export const requestOrder = defineKeyset({
  newest: { direction: "desc", keys: [time("created_at"), uuid("id")] },
});

export type FeatureRequest = {
  id: string;
  name: string;
  email: string | null;
  type: string;
  details: string | null;
  createdAt: Date;
  doneAt: Date | null;
  note: string | null;
  answer: string | null;
  answeredAt: Date | null;
};
type Input = { state: "open" | "done" | "all"; type: string; after: string; limit: number };

/** Requests, newest first. */
export async function listRequests(
  db: Db,
  { state, type, after, limit }: Input,
): Promise<Page<FeatureRequest>> {
  const page = { sort: "newest", after, limit } as const;
  const rows = await db
    .selectFrom("feature_requests")
    .select(["id", "name", "email", "feature_type as type", "details", "created_at as createdAt"])
    .select(["done_at as doneAt", "done_note as note", "answer", "answered_at as answeredAt"])
    .$if(type !== "", (query) => query.where("feature_type", "=", type))
    .$if(state !== "all", (query) => query.where("done_at", state === "open" ? "is" : "is not", null))
    .$call(requestOrder.select(page))
    .execute();
  return requestOrder.page(rows, page);
}

/** Counts open requests, up to the limit of a badge. */
export async function countOpenRequests(db: Db): Promise<number> {
  const open = await db
    .selectFrom("feature_requests")
    .select("id")
    .where("done_at", "is", null)
    .limit(maxCounted)
    .execute();
  return open.length;
}
