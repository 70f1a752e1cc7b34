import type { Tx } from "#platform/db/open-database.server.ts";
import type { Decider, Status } from "#platform/decisions/decider.ts";
import { describeReason } from "#platform/decisions/queue/queue.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { subjectPath } from "../lists.ts";
import type { TravelKind } from "../rules.ts";
import { rejectReasons } from "./reject-reasons.ts";

const statuses: Record<string, Status> = { Pending: "waiting", Approved: "approved", Rejected: "rejected" };

/** How travel reviews are decided. Approved ones can still be taken down. */
export const travelReviewDecider: Decider = {
  kind: "travel_review",
  canTakeDown: true,
  lock: async (tx, id) => {
    const review = await tx
      .selectFrom("travel_reviews")
      .select(["status", "held_reason"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    const status = statuses[review?.status ?? ""];
    return review && status && { status, previous: { status: review.status, reason: review.held_reason } };
  },
  apply: async (tx, id, { outcome }) => {
    const status = outcome === "approved" ? "Approved" : "Rejected";
    await tx.updateTable("travel_reviews").set({ status, held_reason: null }).where("id", "=", id).execute();
    return undefined;
  },
  restore: async (tx, id, { reason }) => {
    const held_reason = typeof reason === "string" ? reason : "undone";
    await tx
      .updateTable("travel_reviews")
      .set({ status: "Pending", held_reason })
      .where("id", "=", id)
      .execute();
    return undefined;
  },
  notify: async (tx, jobs, { decisionId, id, verdict }) => {
    if (verdict.outcome !== "rejected") return;
    const author = await findAuthor(tx, id);
    if (!author) return;
    const { email: to, ...names } = author;
    const reason = describeReason(rejectReasons, verdict.reason);
    await queueMail(tx, jobs, {
      to,
      template: "travel-review-rejected",
      data: { ...names, reason, note: verdict.note },
      key: `travel-review-rejected:${decisionId}`,
    });
  },
  notifyUndone: async (tx, jobs, { decisionId, id, outcome }) => {
    const author = outcome === "rejected" ? await findAuthor(tx, id) : undefined;
    if (!author) return;
    const { email: to, username, subject } = author;
    await queueMail(tx, jobs, {
      to,
      template: "travel-review-reopened",
      data: { username, subject },
      key: `travel-review-reopened:${decisionId}`,
    });
  },
};

/** The author's account, if it still exists. */
async function findAuthor(tx: Tx, id: string) {
  const found = await tx
    .selectFrom("travel_reviews")
    .innerJoin("users", "users.id", "travel_reviews.user_id")
    .innerJoin("travel_subjects", "travel_subjects.id", "travel_reviews.subject_id")
    .select(["users.email", "users.name as username", "travel_subjects.name as subject"])
    .select(["travel_reviews.kind", "travel_reviews.subject_id as subjectId"])
    .where("travel_reviews.id", "=", id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { kind, subjectId, subject, ...account } = found;
  return { ...account, subject: subject ?? "", path: subjectPath(kind as TravelKind, subjectId) };
}
