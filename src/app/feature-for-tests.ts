import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { addUpload } from "#features/claims/claims-for-tests.ts";
import { eventDecider } from "#features/events/admin/decide-events.server.ts";
import { addEvent } from "#features/events/events-for-tests.ts";
import { reviewSwitches } from "#features/reviews/switches.ts";
import { exportAudit } from "#platform/audit/commands/export-audit.server.ts";
import { anAdmin } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { undoDecisions } from "#platform/decisions/commands/undo-decisions.server.ts";
import { recordDecision } from "#platform/decisions/record-decision.server.ts";
import { platformRetention } from "#platform/retention/platform-retention.ts";
import { flipSwitch } from "#platform/switches/commands/flip-switch.server.ts";
import { findUpload, sendUpload } from "#platform/uploads/uploads-for-tests.ts";
import { calls, defineFeatureTests, type Given } from "#testing/feature-tests.ts";
import type { TestServices } from "#testing/services.ts";
import { drawPicture, formWithFile } from "#testing/test-uploads.ts";

const verdict = { outcome: "approved" } as const;
const deciders = [eventDecider];

const addPending = async ({ db }: TestServices) => ({
  kind: "event",
  id: await addEvent(db, { approval_status: "pending" }),
});

async function decide(services: TestServices) {
  const admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
  const id = randomUUID();
  const decision = { kind: "review", id, verdict, previous: { status: "Pending" } };
  await transact(services.db, (tx) => recordDecision(tx, admin, decision));
  return id;
}

/** A private file of the owner, such as the proof of a claim. */
async function uploadProof({ services, ownerCookie: cookie }: Given) {
  const bytes = await drawPicture({ width: 60, height: 40 }).jpeg().toBuffer();
  const response = await sendUpload(services, "test-proof", formWithFile({ bytes }), { cookie });
  const { bucket, key } = (await findUpload(services, response)).row;
  return { bucket, key };
}

export const featureTests = defineFeatureTests({
  examples: {
    "/letters/stop/:token": "nobodys.event-reminders.token",
    "/uploads/:purpose": "test-proof",
    "/files/:bucket/:key": uploadProof,
  },
  commandCases: {
    exportAudit: calls(exportAudit, () => ({
      filters: { type: "", id: "", action: "", from: "", to: "" },
      format: "csv" as const,
      maxRows: 10,
    })),
    decideItems: async (services) => {
      const items = [await addPending(services)];
      return (actor) => decideItems({ ...services, deciders }, actor, { items, verdict });
    },
    undoDecisions: async (services, admin) => {
      const items = [await addPending(services)];
      const result = await decideItems({ ...services, deciders }, admin, { items, verdict });
      const ids = result.ok ? result.decided.map(({ decisionId }) => decisionId) : [];
      return (actor) => undoDecisions({ ...services, deciders }, actor, { ids });
    },
    flipSwitch: async (services) => {
      const { name } = reviewSwitches.businessReviews;
      await services.owner
        .updateTable("launch_switches")
        .set({ is_built: true, is_on: false })
        .where("name", "=", name)
        .execute();
      const openableSwitches = new Set([name]);
      return (actor) => flipSwitch({ db: services.db, openableSwitches }, actor, { name, turnOn: true });
    },
  },
  retentionCases: {
    uploads: async (services) => {
      const id = await addUpload(services.db, (await makePerson(services)).id);
      return ["stored_files", sql`id = ${id}`];
    },
    letters: async (services) => {
      const key = randomUUID();
      await sql`insert into mail_outbox (idempotency_key, recipient, template, status, message_id, sending_since, sent_at)
        values (${key}, 'ama@example.org', 'welcome', 'sent', ${key}, now(), now())`.execute(services.owner);
      return ["mail_outbox", sql`idempotency_key = ${key}`];
    },
    verdicts: async (services) => ["decisions", sql`subject_id = ${await decide(services)}`],
    audit: async (services) => ["audit_log", sql`subject_id = ${await decide(services)}`],
    adminAddresses: async (services) => [
      "audit_log",
      sql`subject_id = ${await decide(services)} and ip is not null`,
    ],
  },
  leftAfterDeletion: {
    // An admin's note about a post.
    atOnce: {
      "decisions.note": platformRetention.verdicts,
      "audit_log.after": platformRetention.audit,
      "audit_log.before": platformRetention.audit,
    },
  },
});
