import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { ProofSettings } from "#platform/http/proof-of-work.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Visit } from "#platform/http/visit.ts";
import type { ReplyDraft } from "../input.ts";
import { findNameClaim } from "../queries/find-name-claim.server.ts";
import type { HoldReason } from "../raid/hold-rules.ts";
import type { Refused } from "../refusals.ts";
import { noteHold } from "./note-hold.server.ts";
import { recallRaid } from "./recall-raid.server.ts";
import { prepareScreening, rememberPost, screenPost } from "./screen-post.server.ts";

type Needs = Pick<Services, "db" | "limits"> & { env: ProofSettings };
type Visitor = Pick<Visit, "ip" | "person" | "requestId">;
export type NewReply = ReplyDraft & {
  reviewId: string;
  /** What a visitor's browser has worked out; without it the reply is held. */
  proof?: string | undefined;
};
export type PostedReply = { id: string; status: "Approved" | "Pending"; createdAt: Date };
type Result =
  | { ok: true; reply: PostedReply }
  | Refused<"too-many" | "unknown-review" | "name-of-account" | "name-reserved">;

/** Stores a reply to a review that everybody can see; it is shown at once unless it may come from a bot or a campaign. */
export async function postReply(
  { db, limits, env }: Needs,
  visitor: Visitor,
  input: NewReply,
): Promise<Result> {
  const { person, ip } = visitor;
  const { reviewId, name, text, proof } = input;
  const limit = person
    ? await limits.take("reply-account", person.id)
    : await limits.take("reply-network", ip);
  if (!limit.ok) return { ok: false, reason: "too-many", retryAfterSeconds: limit.resetSeconds };
  const businessId = await findBusinessId(db, reviewId);
  if (!businessId) return { ok: false, reason: "unknown-review" };
  const claim = await findNameClaim(db, person, { name, businessId });
  if (claim) return claim;

  const prepared = await prepareScreening(env, visitor, { text, proof });
  const stored = await transact(db, async (tx) => {
    // Asked again: it may have been taken down meanwhile, and now it stays until the reply is stored.
    if (!(await findBusinessId(tx, reviewId, { isKept: true }))) return null;
    const post = { businessId, isReply: true };
    const verdict = await screenPost(tx, prepared, post);
    const reply = await insertReply(tx, visitor, input, verdict.reason);
    await rememberPost(tx, verdict, prepared, { ...post, id: reply.id, isShown: !verdict.reason });
    return { reply, raiding: verdict.raiding };
  });
  if (!stored) return { ok: false, reason: "unknown-review" };
  if (stored.raiding) await recallRaid(db, stored.raiding, visitor.requestId);
  return { ok: true, reply: stored.reply };
}

async function findBusinessId(db: Needs["db"], reviewId: string, { isKept = false } = {}) {
  const query = db
    .selectFrom("reviews")
    .select("business_id")
    .where("id", "=", reviewId)
    .where("status", "=", "Approved");
  const review = await (isKept ? query.forKeyShare() : query).executeTakeFirst();
  return review?.business_id;
}

async function insertReply(
  tx: Tx,
  visitor: Visitor,
  { reviewId, name, text }: NewReply,
  held: HoldReason | null,
): Promise<PostedReply> {
  const status = held ? "Pending" : "Approved";
  const { id, created_at } = await tx
    .insertInto("review_comments")
    .values({
      review_id: reviewId,
      user_id: visitor.person?.id ?? null,
      commenter_name: name,
      comment_text: text,
      status,
      held_reason: held,
    })
    .returning(["id", "created_at"])
    .executeTakeFirstOrThrow();
  if (held) await noteHold(tx, visitor, { subject: "reply", id, reason: held });
  return { id, status, createdAt: created_at };
}
