import { type RawBuilder, sql } from "kysely";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Limits } from "#platform/http/limits.server.ts";
import { postReview } from "./commands/post-review.server.ts";
import { reviewLimits } from "./limits.ts";
import { newWords } from "./words-for-tests.ts";

type Options = { writers: number; operations: number; businesses: number; random?: () => number };
export type WriterFigures = Record<"posted" | "approved" | "rejected" | "deleted" | "batches", number>;

// The writers come from everywhere: what is tested here is counting, not patience.
export const noLimits: Limits = {
  take: async () => ({ ok: true, used: 1, remaining: 1, resetSeconds: 1, rule: reviewLimits.reviewNetwork }),
  giveBack: async () => {},
  forget: async () => {},
};

const noProof = { AUTH_SECRET: "", PROOF_OF_WORK_COST: 0 };

/** Lets writers post, approve, reject and delete reviews of few businesses at the same time, all at random. */
export async function writeInParallel(db: Db, options: Options): Promise<WriterFigures> {
  const { writers, operations, random = Math.random } = options;
  const businessIds = await addBusinesses(db, options.businesses);
  const figures: WriterFigures = { posted: 0, approved: 0, rejected: 0, deleted: 0, batches: 0 };
  let left = operations;
  const write = async () => {
    while (left-- > 0) figures[await writeOnce(db, businessIds, random)]++;
  };
  await Promise.all(Array.from({ length: writers }, write));
  return figures;
}

async function writeOnce(db: Db, businessIds: string[], random: () => number): Promise<keyof WriterFigures> {
  const dice = random();
  if (dice < 0.5) {
    const businessId = businessIds[Math.floor(random() * businessIds.length)] ?? "";
    // Each from a network of its own: otherwise nearly all of them would wait.
    const part = () => Math.floor(random() * 256);
    const visitor = aVisitor({ ip: `${part()}.${part()}.${part()}.7` });
    const rating = 1 + Math.floor(random() * 5);
    const result = await postReview({ db, limits: noLimits, env: noProof }, visitor, {
      businessId,
      place: "reviews-page",
      rating,
      name: "Zuri",
      comment: newWords(),
    });
    if (!result.ok) throw new Error(`A review was refused: ${result.reason}`);
    return "posted";
  }
  // The status is asked for twice: while a statement waits for a row, another may decide on it.
  const one = oneReview(random);
  if (dice < 0.68)
    return change(
      db,
      "approved",
      sql`update reviews set status = 'Approved' where id = (${one("Pending")}) and status = 'Pending'`,
    );
  if (dice < 0.8)
    return change(
      db,
      "rejected",
      sql`update reviews set status = 'Rejected' where id = (${one("Approved")}) and status = 'Approved'`,
    );
  if (dice < 0.92) return change(db, "deleted", sql`delete from reviews where id = (${one("Approved")})`);
  return decideSeveral(db, businessIds, random);
}

/** Several businesses in one transaction and in no order: two of these can wait for each other. */
async function decideSeveral(db: Db, businessIds: string[], random: () => number): Promise<"batches"> {
  const inAnyOrder = businessIds.toSorted(() => random() - 0.5).slice(0, 4);
  await transact(db, async (tx) => {
    for (const id of inAnyOrder) {
      await sql`update reviews set status = 'Approved'
        where id = (select id from reviews where business_id = ${id} and status = 'Pending' limit 1)
          and status = 'Pending'`.execute(tx);
    }
  });
  return "batches";
}

async function change<Name extends string>(
  db: Db,
  name: Name,
  statement: RawBuilder<unknown>,
): Promise<Name> {
  await transact(db, (tx) => statement.execute(tx));
  return name;
}

const oneReview = (random: () => number) => (status: string) =>
  sql`
  select id from reviews where status = ${status} and created_at >= (
    select min(created_at) + ${random()} * (max(created_at) - min(created_at)) from reviews
  ) order by created_at limit 1`;

async function addBusinesses(db: Db, count: number): Promise<string[]> {
  const rows = await db
    .insertInto("businesses")
    .values(Array.from({ length: count }, (_, place) => ({ name: `Stall ${place}` })))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Businesses whose figures are not what their approved reviews add up to. */
export async function findWrongFigures(db: Db): Promise<{ businessId: string }[]> {
  const { rows } = await sql<{ businessId: string }>`
    select id as "businessId"
    from directory
    join business_stats stats on stats.business_id = id
    left join counted_reviews counted on counted.business_id = id
    where directory.review_count <> coalesce(counted.review_count, 0)
      or directory.average_rating
        <> coalesce(round(counted.rating_sum::numeric / counted.review_count, 2), 0)::double precision
      or stats.star_counts <> coalesce(counted.star_counts, '{0,0,0,0,0}')`.execute(db);
  return rows;
}
