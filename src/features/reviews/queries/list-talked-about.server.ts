import { type NotNull, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

const weekMs = 7 * 86_400_000;
const monthMs = 30 * 86_400_000;
/** More reviews than this are not counted: the busiest are known by then. */
const maxRecent = 2_000;

type Input = { now: Date; limit: number };

/** The businesses with the most reviews in the last thirty days, and how many reviews the last seven had. */
export async function listTalkedAbout(db: Db, { now, limit }: Input) {
  const { rows } = await sql<{ week: number; month: number; busiest: { id: string; reviews: number }[] }>`
    with recent as materialized (
      select business_id, created_at from reviews
      where status = 'Approved' and created_at > ${new Date(now.getTime() - monthMs)}
      order by created_at desc, id desc limit ${maxRecent}
    ), busiest as (
      select business_id as id, count(*) as reviews from recent
      group by business_id order by count(*) desc, max(created_at) desc, business_id limit ${limit}
    )
    select count(*) filter (where created_at > ${new Date(now.getTime() - weekMs)}) as week, count(*) as month,
      coalesce((select json_agg(busiest) from busiest), '[]') as busiest
    from recent`.execute(db);
  const { week = 0, month = 0, busiest = [] } = rows[0] ?? {};
  return {
    /** Exact below the limit. */
    week: { count: Number(week), isCapped: Number(week) >= maxRecent },
    /** Whether the reviews of each business are those of the whole month. */
    isWholeMonth: Number(month) < maxRecent,
    businesses: await addSummaries(db, busiest),
  };
}

async function addSummaries(db: Db, busiest: readonly { id: string; reviews: number }[]) {
  if (busiest.length === 0) return [];
  const rows = await db
    .selectFrom("directory")
    .select(["id", "name", "category", "location", "media"])
    .select(["average_rating as rating", "review_count as reviewCount"])
    .where(
      "id",
      "in",
      busiest.map(({ id }) => id),
    )
    .$narrowType<{ id: NotNull; name: NotNull; rating: NotNull; reviewCount: NotNull }>()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return busiest.flatMap(({ id, reviews }) => {
    const found = byId.get(id);
    return found ? [{ ...found, newReviews: reviews }] : [];
  });
}
