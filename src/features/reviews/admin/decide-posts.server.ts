import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Decider, Status } from "#platform/decisions/decider.ts";
import { describeReason } from "#platform/decisions/queue/queue.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { type PostKind, rejectReasons } from "./reject-reasons.ts";

const statuses: Record<string, Status> = { Pending: "waiting", Approved: "approved", Rejected: "rejected" };
const tables = { review: "reviews", reply: "review_comments" } as const;

/** How reviews and replies are decided. An approved one may still be taken down. */
export const postDeciders: readonly Decider[] = [decide("review"), decide("reply")];

function decide(kind: PostKind): Decider {
  const table = tables[kind];
  return {
    kind,
    canTakeDown: true,
    lock: async (tx, id) => {
      const post = await tx
        .selectFrom(table)
        .select(["status", "held_reason"])
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      const status = statuses[post?.status ?? ""];
      return post && status && { status, previous: { status: post.status, reason: post.held_reason } };
    },
    apply: async (tx, id, { outcome }) => {
      const status = outcome === "approved" ? "Approved" : "Rejected";
      await tx.updateTable(table).set({ status, held_reason: null }).where("id", "=", id).execute();
      return undefined;
    },
    restore: async (tx, id, { reason }) => {
      const held_reason = typeof reason === "string" ? reason : "undone";
      await tx.updateTable(table).set({ status: "Pending", held_reason }).where("id", "=", id).execute();
      return undefined;
    },
    notify: async (tx, jobs, { decisionId, id, verdict }) => {
      if (verdict.outcome !== "rejected") return;
      const author = await findAuthor(tx, kind, id);
      if (!author) return;
      const { email: to, ...names } = author;
      await queueMail(tx, jobs, {
        to,
        template: "post-rejected",
        data: {
          ...names,
          kind,
          reason: describeReason(rejectReasons, verdict.reason),
          note: verdict.note,
        },
        key: `post-rejected:${decisionId}`,
      });
    },
    notifyUndone: async (tx, jobs, { decisionId, id, outcome }) => {
      if (outcome !== "rejected") return;
      const author = await findAuthor(tx, kind, id);
      if (!author) return;
      const { email: to, username, businessName } = author;
      const data = { kind, username, businessName };
      await queueMail(tx, jobs, { to, template: "post-reopened", data, key: `post-reopened:${decisionId}` });
    },
  };
}

/** The account that wrote the post, if there is one. */
async function findAuthor(tx: Tx, kind: PostKind, id: string) {
  const post =
    kind === "review"
      ? sql`select user_id, business_id from reviews where id = ${id}`
      : sql`select reply.user_id, review.business_id from review_comments reply
          join reviews review on review.id = reply.review_id where reply.id = ${id}`;
  const { rows } = await sql<{ email: string; username: string; businessId: string; businessName: string }>`
    select users.email, users.name as username, businesses.id as "businessId", businesses.name as "businessName"
    from (${post}) post
    join users on users.id = post.user_id
    join businesses on businesses.id = post.business_id`.execute(tx);
  return rows[0];
}
