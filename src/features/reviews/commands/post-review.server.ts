import { audit } from "#platform/audit/audit.server.ts";
import { accountOf, type Requester } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { ProofSettings } from "#platform/http/security/proof-of-work.server.ts";
import type { Services } from "#platform/http/services.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import type { ReviewDraft } from "../input.ts";
import { reviewLimits } from "../limits.ts";
import { canPostReview, type ReviewSource } from "../permissions.ts";
import { findNameClaim } from "../queries/find-name-claim.server.ts";
import type { HoldReason } from "../raid/hold-rules.ts";
import { recallRaid } from "../raid/recall-raid.server.ts";
import { prepareScreening, recordPost, screenPost } from "../raid/screen-post.server.ts";
import type { Refused } from "../refusals.ts";
import { reviewSwitches } from "../switches.ts";

type Needs = Pick<Services, "db" | "limits"> & { env: ProofSettings & Pick<Env, "SITE_NAME"> };
export type NewReview = ReviewDraft & {
  businessId: string;
  source: ReviewSource;
  /** The proof of work of a visitor; without it fewer reviews are published at once. */
  proof?: string | undefined;
};
export type PostedReview = { id: string; status: "Approved" | "Pending"; createdAt: Date };
type Result =
  | { ok: true; review: PostedReview }
  | Refused<"not-allowed" | "not-signed-in" | "too-many">
  | Refused<"unknown-business" | "already-reviewed" | "name-of-account" | "name-reserved">;

/** Stores a review. It is published at once, unless reviews are moderated or it is part of an attack. */
export async function postReview(services: Needs, actor: Requester, input: NewReview): Promise<Result> {
  const { db, limits, env } = services;
  const { businessId, source, name, comment: text, proof } = input;
  const switches = await readSwitches(db);
  if (!canPostReview(actor, { source, isOpen: switches.has(reviewSwitches.businessReviews.name) }))
    return { ok: false, reason: actor.kind === "person" ? "not-allowed" : "not-signed-in" };
  const refused = await refuseIfTooMany(limits, [
    actor.kind === "person" ? [reviewLimits.reviewAccount, actor.id] : [reviewLimits.reviewNetwork, actor.ip],
  ]);
  if (refused) return refused;
  const claim = await findNameClaim(db, actor, { name, businessId, siteName: env.SITE_NAME });
  if (claim) return claim;

  const isModerated = switches.has(reviewSwitches.moderation.name);
  const prepared = await prepareScreening({ db, env }, actor, { text, proof });
  try {
    const { review, raiding } = await transact(db, async (tx) => {
      const post = { businessId, isReply: false };
      const verdict = await screenPost(tx, prepared, post);
      const held = verdict.reason ?? (isModerated ? "moderation" : null);
      const review = await insertReview(tx, actor, input, held);
      await recordPost(tx, verdict, prepared, { ...post, id: review.id, isShown: !held });
      return { review, raiding: verdict.raiding };
    });
    if (raiding) await recallRaid(db, actor, raiding);
    return { ok: true, review };
  } catch (error) {
    const reason = reasonByConstraint[(error as { constraint?: string }).constraint ?? ""];
    if (!reason) throw error;
    return { ok: false, reason };
  }
}

const reasonByConstraint: Record<string, "unknown-business" | "already-reviewed"> = {
  reviews_business_id_fkey: "unknown-business",
  reviews_author_key: "already-reviewed",
};

async function insertReview(
  tx: Tx,
  actor: Requester,
  { businessId, rating, name, comment }: NewReview,
  held: HoldReason | null,
): Promise<PostedReview> {
  const status = held ? "Pending" : "Approved";
  const { id, created_at } = await tx
    .insertInto("reviews")
    .values({
      business_id: businessId,
      user_id: accountOf(actor),
      reviewer_name: name,
      is_anonymous: name === null,
      rating,
      comment,
      status,
      held_reason: held,
    })
    .returning(["id", "created_at"])
    .executeTakeFirstOrThrow();
  if (held && held !== "moderation") {
    const after = { status, reason: held };
    await audit(tx, actor, { action: "review.hold", subject: { type: "review", id }, after });
  }
  return { id, status, createdAt: created_at };
}
