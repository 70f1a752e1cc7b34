import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { ProofSettings } from "#platform/http/proof-of-work.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Visit } from "#platform/http/visit.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import type { ReviewDraft } from "../input.ts";
import { findNameClaim } from "../queries/find-name-claim.server.ts";
import type { HoldReason } from "../raid/hold-rules.ts";
import type { Refused } from "../refusals.ts";
import { noteHold } from "./note-hold.server.ts";
import { recallRaid } from "./recall-raid.server.ts";
import { prepareScreening, rememberPost, screenPost } from "./screen-post.server.ts";

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
  | Refused<"too-many" | "unknown-business" | "already-reviewed" | "name-of-account" | "name-reserved">;

/** Stores a review, shown at once unless reviews are moderated or this one may come from a bot or a campaign. */
export async function postReview(services: Needs, visitor: Visitor, input: NewReview): Promise<Result> {
  const { db, limits, env } = services;
  const { person, ip } = visitor;
  const { businessId, name, comment: text, proof } = input;
  const limit = person
    ? await limits.take("review-account", person.id)
    : await limits.take("review-network", ip);
  if (!limit.ok) return { ok: false, reason: "too-many", retryAfterSeconds: limit.resetSeconds };
  const claim = await findNameClaim(db, person, { name, businessId });
  if (claim) return claim;

  const isModerated = (await readSwitches(db)).has("review_moderation");
  const prepared = await prepareScreening(env, visitor, { text, proof });
  try {
    const { review, raiding } = await transact(db, async (tx) => {
      const post = { businessId, isReply: false };
      const verdict = await screenPost(tx, prepared, post);
      const held = verdict.reason ?? (isModerated ? "moderation" : null);
      const review = await insertReview(tx, visitor, input, held);
      await rememberPost(tx, verdict, prepared, { ...post, id: review.id, isShown: !held });
      return { review, raiding: verdict.raiding };
    });
    if (raiding) await recallRaid(db, raiding, visitor.requestId);
    return { ok: true, review };
  } catch (error) {
    const reason = refusedBy[(error as { constraint?: string }).constraint ?? ""];
    if (!reason) throw error;
    return { ok: false, reason };
  }
}

const refusedBy: Record<string, "unknown-business" | "already-reviewed"> = {
  reviews_business_id_fkey: "unknown-business",
  reviews_author_key: "already-reviewed",
};

async function insertReview(
  tx: Tx,
  visitor: Visitor,
  { businessId, rating, name, comment }: NewReview,
  held: HoldReason | null,
): Promise<PostedReview> {
  const status = held ? "Pending" : "Approved";
  const { id, created_at } = await tx
    .insertInto("reviews")
    .values({
      business_id: businessId,
      user_id: visitor.person?.id ?? null,
      reviewer_name: name,
      is_anonymous: name === null,
      rating,
      comment,
      status,
      held_reason: held,
    })
    .returning(["id", "created_at"])
    .executeTakeFirstOrThrow();
  if (held && held !== "moderation") await noteHold(tx, visitor, { subject: "review", id, reason: held });
  return { id, status, createdAt: created_at };
}
