import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { ProofSettings } from "#platform/http/security/proof-of-work.server.ts";
import type { Services } from "#platform/http/services.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import type { ReviewEdit } from "../input.ts";
import { reviewLimits } from "../limits.ts";
import { canEditReview } from "../permissions.ts";
import { prepareScreening, recordPost, screenPost } from "../raid/screen-post.server.ts";
import type { Refused } from "../refusals.ts";
import { reviewSwitches } from "../switches.ts";

type Needs = Pick<Services, "db" | "limits"> & { env: ProofSettings };
type Result =
  | { ok: true; status: "Approved" | "Pending" }
  | Refused<"unknown-review" | "not-signed-in" | "too-many">;

/**
 * Changes the rating and text of the author's review, and marks it as edited. The text is screened like a new review.
 * A held review stays held.
 */
export async function editReview(
  { db, limits, env }: Needs,
  actor: Requester,
  { id, rating, comment }: ReviewEdit & { id: string },
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "not-signed-in" };
  const refused = await refuseIfTooMany(limits, [[reviewLimits.reviewAccount, actor.id]]);
  if (refused) return refused;
  const switches = await readSwitches(db);
  const isModerated = switches.has(reviewSwitches.moderation.name);
  const prepared = await prepareScreening({ db, env }, actor, { text: comment });

  return transact(db, async (tx): Promise<Result> => {
    const review = await findForUpdate(tx, id);
    if (!canEditReview(actor, review)) return { ok: false, reason: "unknown-review" };
    // The new text must not be compared with its own previous version.
    await tx.deleteFrom("recent_posts").where("id", "=", id).execute();
    const post = { businessId: review.business_id, isReply: false };
    const verdict = await screenPost(tx, prepared, post);
    const before = review.status === "Pending" ? (review.held_reason ?? "moderation") : null;
    const held = verdict.reason ?? before ?? (isModerated ? "moderation" : null);
    const status = held ? "Pending" : "Approved";
    await tx
      .updateTable("reviews")
      .set({ rating, comment, status, held_reason: held, edited_at: new Date() })
      .where("id", "=", id)
      .execute();
    await recordPost(tx, verdict, prepared, { ...post, id, isShown: !held });
    await audit(tx, actor, {
      action: "review.edit",
      subject: { type: "review", id },
      before: { rating: review.rating, status: review.status, reason: review.held_reason },
      after: { rating, status, reason: held },
    });
    return { ok: true, status };
  });
}

function findForUpdate(tx: Tx, id: string) {
  return tx
    .selectFrom("reviews")
    .select(["user_id", "business_id", "rating", "status", "held_reason"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}
