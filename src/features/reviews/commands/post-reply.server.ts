import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Visit } from "#platform/http/visit.ts";
import type { ReplyDraft } from "../input.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Visitor = Pick<Visit, "ip" | "person">;
export type NewReply = ReplyDraft & { reviewId: string };
export type PostedReply = { id: string; createdAt: Date };
type Result = { ok: true; reply: PostedReply } | Refused<"too-many" | "unknown-review">;

/** Stores a reply to a review that everybody can see; it is shown at once. */
export async function postReply(
  { db, limits }: Needs,
  { person, ip }: Visitor,
  { reviewId, name, text }: NewReply,
): Promise<Result> {
  const limit = person
    ? await limits.take("reply-account", person.id)
    : await limits.take("reply-network", ip);
  if (!limit.ok) return { ok: false, reason: "too-many", retryAfterSeconds: limit.resetSeconds };

  return transact(db, async (tx) => {
    const review = await tx
      .selectFrom("reviews")
      .select("id")
      .where("id", "=", reviewId)
      .where("status", "=", "Approved")
      .forKeyShare()
      .executeTakeFirst();
    if (!review) return { ok: false, reason: "unknown-review" };
    const { id, created_at } = await tx
      .insertInto("review_comments")
      .values({ review_id: reviewId, user_id: person?.id ?? null, commenter_name: name, comment_text: text })
      .returning(["id", "created_at"])
      .executeTakeFirstOrThrow();
    return { ok: true, reply: { id, createdAt: created_at } };
  });
}
