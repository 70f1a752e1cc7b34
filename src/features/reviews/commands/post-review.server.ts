import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { checkProof, type ProofSettings, spendProof } from "#platform/http/proof-of-work.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Visit } from "#platform/http/visit.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import type { ReviewDraft } from "../input.ts";
import type { Refused } from "../refusals.ts";
import { burst, wordsKey } from "../rules.ts";

type Needs = Pick<Services, "db" | "limits"> & { env: ProofSettings };
type Visitor = Pick<Visit, "ip" | "person" | "requestId">;
export type NewReview = ReviewDraft & {
  businessId: string;
  /** What a visitor's browser has worked out; without it the review is held. */
  proof?: string | undefined;
};
export type PostedReview = { id: string; status: "Approved" | "Pending"; createdAt: Date };
type Result =
  | { ok: true; review: PostedReview }
  | Refused<"too-many" | "unknown-business" | "already-reviewed">;

/** Stores a review, shown at once unless reviews are moderated or this one may come from a program or a campaign. */
export async function postReview(services: Needs, visitor: Visitor, input: NewReview): Promise<Result> {
  const { db, limits, env } = services;
  const { person, ip } = visitor;
  const limit = person
    ? await limits.take("review-account", person.id)
    : await limits.take("review-network", ip);
  if (!limit.ok) return { ok: false, reason: "too-many", retryAfterSeconds: limit.resetSeconds };

  const isModerated = (await readSwitches(db)).has("review_moderation");
  const words = wordsKey(input.businessId, input.comment);
  const isRepeated = !(await limits.take("review-words", words)).ok;
  const isProofAsked = !person && env.PROOF_OF_WORK_COST > 0;
  const proof = isProofAsked ? await checkProof(env, input.proof) : null;
  let isStored = false;
  try {
    const review = await transact(db, async (tx) => {
      const isProven = !proof || (proof.ok && (await spendProof(tx, proof)));
      const oddity = isRepeated ? "repeated words" : !isProven && "no proof of work";
      const suspicion = oddity || (await findBurst(tx, input.businessId));
      const status = isModerated || suspicion ? "Pending" : "Approved";
      return insertReview(tx, visitor, input, { status, suspicion });
    });
    isStored = true;
    return { ok: true, review };
  } catch (error) {
    const reason = refusedBy[(error as { constraint?: string }).constraint ?? ""];
    if (!reason) throw error;
    return { ok: false, reason };
  } finally {
    // What was not stored may be sent again in the same words.
    if (!isStored && !isRepeated) await limits.forget("review-words", words);
  }
}

const refusedBy: Record<string, "unknown-business" | "already-reviewed"> = {
  reviews_business_id_fkey: "unknown-business",
  reviews_author_key: "already-reviewed",
};

/** Reviews of one business are counted one after the other, so that a crowd cannot slip through together. */
async function findBurst(tx: Tx, businessId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${businessId}, 0))`.execute(tx);
  const recent = await tx
    .selectFrom("reviews")
    .select("id")
    .where("business_id", "=", businessId)
    .where("status", "in", ["Approved", "Pending", "Rejected"])
    .where("created_at", ">", sql<Date>`now() - make_interval(mins => ${burst.minutes})`)
    .limit(burst.reviews)
    .execute();
  return recent.length === burst.reviews ? "burst" : null;
}

async function insertReview(
  tx: Tx,
  { person, requestId }: Visitor,
  { businessId, rating, name, comment }: NewReview,
  { status, suspicion }: { status: PostedReview["status"]; suspicion: string | null },
): Promise<PostedReview> {
  const { id, created_at } = await tx
    .insertInto("reviews")
    .values({
      business_id: businessId,
      user_id: person?.id ?? null,
      reviewer_name: name,
      is_anonymous: name === null,
      rating,
      comment,
      status,
    })
    .returning(["id", "created_at"])
    .executeTakeFirstOrThrow();
  if (suspicion) {
    await tx
      .insertInto("audit_log")
      .values({
        actor_id: person?.id ?? null,
        action: "review.hold",
        subject_type: "review",
        subject_id: id,
        after: JSON.stringify({ status, reason: suspicion }),
        request_id: requestId,
      })
      .execute();
  }
  return { id, status, createdAt: created_at };
}
