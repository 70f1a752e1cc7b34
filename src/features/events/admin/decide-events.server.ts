import type { Tx } from "#platform/db/open-database.server.ts";
import type { Decider } from "#platform/decisions/decider.ts";
import { describeReason } from "#platform/decisions/queue/queue.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { rejectReasons } from "./reject-reasons.ts";
import { statuses } from "./statuses.ts";

/** Decisions about submitted events. */
export const eventDecider: Decider = {
  kind: "event",
  // Only one event of a name and time can be approved.
  conflicts: { events_approved_key: "duplicate" },
  lock: async (tx, id) => {
    const event = await tx
      .selectFrom("events")
      .select("approval_status")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    const status = statuses[event?.approval_status ?? ""];
    return event && status && { status, previous: { status: event.approval_status } };
  },
  apply: async (tx, id, { outcome }) => {
    await tx.updateTable("events").set({ approval_status: outcome }).where("id", "=", id).execute();
    return undefined;
  },
  restore: async (tx, id) => {
    await tx.updateTable("events").set({ approval_status: "pending" }).where("id", "=", id).execute();
    return undefined;
  },
  notify: async (tx, jobs, { decisionId, id, verdict }) => {
    const submitter = await findSubmitter(tx, id);
    if (!submitter) return;
    const { email: to, ...names } = submitter;
    if (verdict.outcome === "approved") {
      const data = { ...names, eventId: id };
      await queueMail(tx, jobs, {
        to,
        template: "event-approved",
        data,
        key: `event-approved:${decisionId}`,
      });
      return;
    }
    await queueMail(tx, jobs, {
      to,
      template: "event-rejected",
      data: {
        ...names,
        reason: describeReason(rejectReasons, verdict.reason),
        note: verdict.note,
      },
      key: `event-rejected:${decisionId}`,
    });
  },
  notifyUndone: async (tx, jobs, { decisionId, id, outcome }) => {
    const submitter = outcome === "rejected" ? await findSubmitter(tx, id) : undefined;
    if (!submitter) return;
    const { email: to, ...data } = submitter;
    await queueMail(tx, jobs, { to, template: "event-reopened", data, key: `event-reopened:${decisionId}` });
  },
};

/** The account that submitted the event, if any. */
function findSubmitter(tx: Tx, id: string) {
  return tx
    .selectFrom("events")
    .innerJoin("users", "users.id", "events.submitted_by")
    .select(["users.email", "users.name as username", "events.name as eventName"])
    .where("events.id", "=", id)
    .executeTakeFirst();
}
