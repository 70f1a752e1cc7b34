import { defineKeyset, integer, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type WelcomingQuery, welcomingList } from "../lists.ts";
import { minAnswers, scoreOf, type TravelKind } from "../rules.ts";

/** The best average first; of equal ones, the one with more reviews. */
export const welcomingOrder = defineKeyset({
  welcome: { direction: "desc", keys: [integer("welcome_rank"), integer("answers"), uuid("subject_id")] },
});
export type WelcomingPlace = Awaited<ReturnType<typeof listWelcoming>>["items"][number];

/** One page of scored subjects, the most welcoming first, and their total. */
export async function listWelcoming(db: Db, { kind, after }: WelcomingQuery) {
  const page = { sort: "welcome", after, limit: welcomingList.perPage } as const;
  const scored = db
    .selectFrom("travel_review_stats")
    .where("answers", ">=", minAnswers)
    .$if(kind !== "all", (query) => query.where("kind", "=", kind));
  const [rows, { count }] = await Promise.all([
    scored
      .select(["subject_id as id", "kind", "answers", "rating_sum", "welcome_sum"])
      .$call(welcomingOrder.select(page))
      .execute(),
    scored.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  const { items, nextCursor } = welcomingOrder.page(rows, page);
  const subjects = await findSubjects(db, items);
  return {
    items: items.flatMap((row) => {
      const subject = subjects.get(row.id);
      const { id } = row;
      return subject ? [{ id, ...subject, kind: row.kind as TravelKind, score: scoreOf(row) }] : [];
    }),
    nextCursor,
    total: Number(count),
  };
}

/** Name and place of these. */
async function findSubjects(db: Db, items: readonly { id: string }[]) {
  const rows = items.length
    ? await db
        .selectFrom("travel_subjects")
        .select(["id", "name", "place"])
        .where(
          "id",
          "in",
          items.map(({ id }) => id),
        )
        .execute()
    : [];
  return new Map(rows.map(({ id, name, place }) => [id, { name: name ?? "", place }]));
}
