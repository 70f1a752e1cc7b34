import { type RawBuilder, sql } from "kysely";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Limits } from "#platform/http/limits/limits.server.ts";
import { postReview } from "./commands/post-review.server.ts";
import { reviewLimits } from "./limits.ts";
import { newWords } from "./words-for-tests.ts";

type Options = { writers: number; operations: number; businesses: number; random?: () => number };
export type WriterCounts = Record<"posted" | "approved" | "rejected" | "deleted" | "batches", number>;

export const noLimits: Limits = {
  take: async () => ({ ok: true, used: 1, remaining: 1, resetSeconds: 1, rule: reviewLimits.reviewNetwork }),
  giveBack: async () => {},
  forget: async () => {},
};

const noProof = { AUTH_SECRET: "", PROOF_OF_WORK_COST: 0, SITE_NAME: "Ujamaa" };

/** Runs writers that post, approve, reject and delete reviews of a few businesses concurrently and at random. */
export async function writeInParallel(db: Db, options: Options): Promise<WriterCounts> {
  const { writers, operations, random = Math.random } = options;
  const businessIds = await addBusinesses(db, options.businesses);
  const counts: WriterCounts = { posted: 0, approved: 0, rejected: 0, deleted: 0, batches: 0 };
  let remaining = operations;
  const write = async () => {
    while (remaining-- > 0) counts[await runOperation(db, businessIds, random)]++;
  };
  await Promise.all(Array.from({ length: writers }, write));
  return counts;
}

async function runOperation(
  db: Db,
  businessIds: string[],
  random: () => number,
): Promise<keyof WriterCounts> {
  const roll = random();
  if (roll < 0.5) {
    const businessId = businessIds[Math.floor(random() * businessIds.length)] ?? "";
    // Each from its own network: otherwise nearly all of them would be held.
    const part = () => Math.floor(random() * 256);
    const visitor = aVisitor({ ip: `${part()}.${part()}.${part()}.7` });
    const rating = 1 + Math.floor(random() * 5);
    const result = await postReview({ db, limits: noLimits, env: noProof }, visitor, {
      businessId,
      source: "reviews-page",
      rating,
      name: "Zuri",
      comment: newWords(),
    });
    if (!result.ok) throw new Error(`A review was refused: ${result.reason}`);
    return "posted";
  }
  // The status is checked twice: while a statement waits for the row lock, another may change it.
  const one = oneReview(random);
  if (roll < 0.68)
    return change(
      db,
      "approved",
      sql`update reviews set status = 'Approved' where id = (${one("Pending")}) and status = 'Pending'`,
    );
  if (roll < 0.8)
    return change(
      db,
      "rejected",
      sql`update reviews set status = 'Rejected' where id = (${one("Approved")}) and status = 'Approved'`,
    );
  if (roll < 0.92) return change(db, "deleted", sql`delete from reviews where id = (${one("Approved")})`);
  return decideSeveral(db, businessIds, random);
}

/** Several businesses in one transaction in random order: two of these can deadlock. */
async function decideSeveral(db: Db, businessIds: string[], random: () => number): Promise<"batches"> {
  const shuffled = businessIds.toSorted(() => random() - 0.5).slice(0, 4);
  await transact(db, async (tx) => {
    for (const id of shuffled) {
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
    .values(Array.from({ length: count }, (_, index) => ({ name: `Stall ${index}` })))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Businesses whose stats do not match their approved reviews. */
export async function findWrongStats(db: Db): Promise<{ businessId: string }[]> {
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
