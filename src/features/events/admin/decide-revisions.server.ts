import type { Tx } from "#platform/db/open-database.server.ts";
import type { Decider } from "#platform/decisions/decider.ts";
import { describeReason } from "#platform/decisions/queue/queue.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { pickColumns, type StoredColumns, withColumns } from "../own/event-columns.ts";
import { lockEvent } from "../own/lock-own-event.server.ts";
import { queueEventNotice } from "../reminders/queue-event-notice.server.ts";
import { keepPictureAgain, releasePicture } from "../submit/keep-picture.server.ts";
import { rejectReasons } from "./reject-reasons.ts";
import { statuses } from "./statuses.ts";

/** Decisions about changes to listed events. */
export const revisionDecider: Decider = {
  kind: "event_revision",
  // A change can make it equal to another listed event, and an event has at most one pending change.
  conflicts: { events_approved_key: "duplicate", event_revisions_pending_key: "newer-waits" },
  lock: async (tx, id) => {
    const found = await lockRevision(tx, id);
    const status = statuses[found?.approval_status ?? ""];
    if (!found || !status) return undefined;
    // Undoing an approval restores what the event contains now.
    const before = pickColumns(found.event, Object.keys(found.fields));
    return { status, previous: { status: found.approval_status, before } };
  },
  apply: async (tx, id, { outcome }) => {
    const found = await lockRevision(tx, id);
    if (!found) return "event-gone";
    if (outcome === "approved") {
      if (found.event.approval_status !== "approved" || found.event.canceled_at) return "event-not-listed";
      await writeColumns(tx, found.event, found.fields);
    } else await releaseNew(tx, found.event.image_url, found.fields);
    await setStatus(tx, id, outcome);
    return undefined;
  },
  restore: async (tx, id, previous) => {
    const found = await lockRevision(tx, id);
    if (!found) return "event-gone";
    const { event, fields } = found;
    if (found.approval_status === "approved") {
      const names = Object.keys(fields);
      const isChanged = JSON.stringify(pickColumns(event, names)) !== JSON.stringify(order(fields, event));
      if (isChanged || event.canceled_at) return "changed-since";
      await writeColumns(tx, event, (previous.before ?? {}) as StoredColumns);
    }
    if (typeof fields.image_url === "string") await keepPictureAgain(tx, fields.image_url);
    await setStatus(tx, id, "pending");
    return undefined;
  },
  notify: async (tx, jobs, { decisionId, id, verdict }) => {
    const found = await lockRevision(tx, id);
    if (!found) return;
    if (verdict.outcome === "approved" && isMove(found.fields))
      await queueEventNotice(tx, jobs, { eventId: found.event.id, kind: "moved" });
    const submitter = await findSubmitter(tx, id);
    if (!submitter) return;
    const { email: to, ...names } = submitter;
    if (verdict.outcome === "approved") {
      const key = `event-change-approved:${decisionId}`;
      await queueMail(tx, jobs, { to, template: "event-change-approved", data: names, key });
      return;
    }
    await queueMail(tx, jobs, {
      to,
      template: "event-change-rejected",
      data: {
        ...names,
        reason: describeReason(rejectReasons, verdict.reason),
        note: verdict.note,
      },
      key: `event-change-rejected:${decisionId}`,
    });
  },
  notifyUndone: async (tx, jobs, { id, outcome }) => {
    const found = outcome === "approved" ? await lockRevision(tx, id) : undefined;
    if (found && isMove(found.fields))
      await queueEventNotice(tx, jobs, { eventId: found.event.id, kind: "moved" });
  },
};

/** Locks the event first, like its submitter's commands. */
async function lockRevision(tx: Tx, id: string) {
  const named = await tx
    .selectFrom("event_revisions")
    .select("event_id")
    .where("id", "=", id)
    .executeTakeFirst();
  const event = named && (await lockEvent(tx, named.event_id));
  const revision =
    event &&
    (await tx
      .selectFrom("event_revisions")
      .select(["approval_status", "fields"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst());
  if (!revision) return undefined;
  return { event, approval_status: revision.approval_status, fields: revision.fields as StoredColumns };
}

type LockedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>;

/** Writes these columns. A picture the event loses is deleted when the decision is final. */
async function writeColumns(tx: Tx, event: LockedEvent, columns: StoredColumns) {
  const { id, submitted_by, approval_status, canceled_at, ...before } = event;
  const after = withColumns(before, columns);
  await tx.updateTable("events").set(after).where("id", "=", id).execute();
  if (after.image_url !== before.image_url) {
    await releasePicture(tx, before.image_url);
    await keepPictureAgain(tx, after.image_url);
  }
}

async function releaseNew(tx: Tx, current: string | null, { image_url: wanted }: StoredColumns) {
  if (typeof wanted === "string" && wanted !== current) await releasePicture(tx, wanted);
}

/** The stored fields in column order, for comparison. */
function order(fields: StoredColumns, event: LockedEvent) {
  return pickColumns(withColumns(event, fields), Object.keys(fields));
}

/** People who saved the event are told about a new time or place. */
function isMove(fields: StoredColumns) {
  const heard = ["start_datetime", "time_zone", "location"] as const;
  return heard.some((name) => fields[name] !== undefined);
}

function setStatus(tx: Tx, id: string, approval_status: string) {
  return tx.updateTable("event_revisions").set({ approval_status }).where("id", "=", id).execute();
}

function findSubmitter(tx: Tx, id: string) {
  return tx
    .selectFrom("event_revisions")
    .innerJoin("events", "events.id", "event_revisions.event_id")
    .innerJoin("users", "users.id", "event_revisions.submitted_by")
    .select(["users.email", "users.name as username", "events.name as eventName", "events.id as eventId"])
    .where("event_revisions.id", "=", id)
    .executeTakeFirst();
}
