import { audit } from "#platform/audit/audit.server.ts";
import { accountOf, type Requester } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { ProofSettings } from "#platform/http/security/proof-of-work.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { ReplyDraft } from "../input.ts";
import { reviewLimits } from "../limits.ts";
import { canReply } from "../permissions.ts";
import { findNameClaim } from "../queries/find-name-claim.server.ts";
import type { HoldReason } from "../raid/hold-rules.ts";
import { recallRaid } from "../raid/recall-raid.server.ts";
import { prepareScreening, recordPost, screenPost } from "../raid/screen-post.server.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits"> & { env: ProofSettings & Pick<Env, "SITE_NAME"> };
export type NewReply = ReplyDraft & {
  reviewId: string;
  /** The proof of work of a visitor; without it fewer replies are published at once. */
  proof?: string | undefined;
};
export type PostedReply = {
  id: string;
  status: "Approved" | "Pending";
  createdAt: Date;
  /** Written by the owner of the business. */
  isByOwner: boolean;
};
type Result =
  | { ok: true; reply: PostedReply }
  | Refused<"too-many" | "unknown-review" | "name-of-account" | "name-reserved">;

/**
 * Stores a reply to a public review. It is published at once, unless it is part of an attack. An owner who is signed
 * in cannot reply about their own business without the mark.
 */
export async function postReply(
  { db, limits, env }: Needs,
  actor: Requester,
  input: NewReply,
): Promise<Result> {
  const { reviewId, name, text, proof } = input;
  const refused = await refuseIfTooMany(limits, [
    actor.kind === "person" ? [reviewLimits.replyAccount, actor.id] : [reviewLimits.replyNetwork, actor.ip],
  ]);
  if (refused) return refused;
  const review = await findReview(db, reviewId);
  if (!canReply(actor, review)) return { ok: false, reason: "unknown-review" };
  const { businessId } = review;
  const claim = await findNameClaim(db, actor, { name, businessId, siteName: env.SITE_NAME });
  if (claim) return claim;

  const prepared = await prepareScreening({ db, env }, actor, { text, proof });
  const stored = await transact(db, async (tx) => {
    // Checked again with a lock: the review may have been deleted meanwhile.
    const locked = await findReview(tx, reviewId, { isLocked: true });
    if (!canReply(actor, locked)) return null;
    const post = { businessId, isReply: true };
    const verdict = await screenPost(tx, prepared, post);
    const isByOwner = locked.ownerId !== null && locked.ownerId === accountOf(actor);
    const reply = await insertReply(tx, actor, { ...input, isByOwner }, verdict.reason);
    await recordPost(tx, verdict, prepared, { ...post, id: reply.id, isShown: !verdict.reason });
    return { reply, raiding: verdict.raiding };
  });
  if (!stored) return { ok: false, reason: "unknown-review" };
  if (stored.raiding) await recallRaid(db, actor, stored.raiding);
  return { ok: true, reply: stored.reply };
}

function findReview(db: Needs["db"], reviewId: string, { isLocked = false } = {}) {
  const query = db
    .selectFrom("reviews")
    .innerJoin("businesses", "businesses.id", "reviews.business_id")
    .select(["business_id as businessId", "status", "owner_id as ownerId"])
    .where("reviews.id", "=", reviewId);
  return (isLocked ? query.forKeyShare("reviews") : query).executeTakeFirst();
}

async function insertReply(
  tx: Tx,
  actor: Requester,
  { reviewId, name, text, isByOwner }: NewReply & { isByOwner: boolean },
  held: HoldReason | null,
): Promise<PostedReply> {
  const status = held ? "Pending" : "Approved";
  const { id, created_at } = await tx
    .insertInto("review_comments")
    .values({
      review_id: reviewId,
      user_id: accountOf(actor),
      commenter_name: name,
      comment_text: text,
      status,
      held_reason: held,
      by_owner: isByOwner,
    })
    .returning(["id", "created_at"])
    .executeTakeFirstOrThrow();
  if (held) {
    const after = { status, reason: held };
    await audit(tx, actor, { action: "reply.hold", subject: { type: "reply", id }, after });
  }
  return { id, status, createdAt: created_at, isByOwner };
}
