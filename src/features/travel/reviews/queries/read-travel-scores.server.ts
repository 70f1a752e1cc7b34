import type { Db } from "#platform/db/open-database.server.ts";
import { areTravelReviewsOpen } from "../require-open.server.ts";
import { scoreOf, type TravelKind, type TravelScore } from "../rules.ts";

/** The scores of these tours, guides or booking options; null while travel reviews are off. */
export async function readTravelScores(
  db: Db,
  kind: TravelKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TravelScore> | null> {
  if (!(await areTravelReviewsOpen(db))) return null;
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("travel_review_stats")
    .select(["subject_id", "answers", "rating_sum", "welcome_sum"])
    .where("subject_id", "in", ids)
    .where("kind", "=", kind)
    .execute();
  const found = new Map(rows.map((row) => [row.subject_id, row]));
  return new Map(ids.map((id) => [id, scoreOf(found.get(id))]));
}

type Listed<Item> = { items: readonly Item[] };

/** A page of tours, guides or booking options, each with its `score`; null while travel reviews are off. */
export async function withTravelScores<Item extends { id: string }, Page extends Listed<Item>>(
  db: Db,
  kind: TravelKind,
  page: Page & Listed<Item>,
): Promise<Omit<Page, "items"> & { items: (Page["items"][number] & { score: TravelScore | null })[] }> {
  const scores = await readTravelScores(
    db,
    kind,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: page.items.map((item) => ({ ...item, score: scores?.get(item.id) ?? null })) };
}
