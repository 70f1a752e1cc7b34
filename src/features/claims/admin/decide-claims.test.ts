import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor, PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { undoDecisions } from "#platform/decisions/commands/undo-decisions.server.ts";
import type { Verdict } from "#platform/decisions/decider.ts";
import { setUpServices } from "#testing/services.ts";
import { addBusiness, listEmails, sendClaim } from "../claims-for-tests.ts";
import { handOver } from "../commands/hand-over.server.ts";
import { claimDecider } from "./claim-decider.server.ts";

const { services } = setUpServices();
const day = 24 * 60 * 60 * 1000;
let admin: PersonActor;
let businessId: string;

beforeAll(async () => {
  admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
});
beforeEach(async () => {
  businessId = await addBusiness(services.db);
});

const approved: Verdict = { outcome: "approved" };
const rejected: Verdict = { outcome: "rejected", reason: "unreadable", note: "Page two is missing." };
const needs = () => ({ ...services, deciders: [claimDecider] });
const decide = (id: string, verdict: Verdict, actor: Actor = admin) =>
  decideItems(needs(), actor, { items: [{ kind: "claim", id }], verdict });
async function decideOne(id: string, verdict: Verdict) {
  const result = await decide(id, verdict);
  const decisionId = result.ok ? result.decided[0]?.decisionId : undefined;
  if (!decisionId) throw new Error(`Not decided: ${JSON.stringify(result)}`);
  return decisionId;
}
const undo = (id: string, actor: Actor = admin) => undoDecisions(needs(), actor, { ids: [id] });
const claimRow = (id: string) =>
  services.db.selectFrom("business_claims").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const businessRow = () =>
  services.db
    .selectFrom("businesses")
    .select(["owner_id", "verified"])
    .where("id", "=", businessId)
    .executeTakeFirstOrThrow();
const deleteAfter = async (id: string) =>
  (
    await services.db
      .selectFrom("stored_files")
      .select("delete_after")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).delete_after;
const templates = async (email: string) =>
  (await listEmails(services.db, email)).map((mail) => mail.template);
const auditOf = (id: string) =>
  services.db.selectFrom("audit_log").select(["action", "actor_id"]).where("subject_id", "=", id).execute();

describe("a decision about a claim", () => {
  it("[ADMIN-39] [SEC-31] approves it: the claimant owns the verified business, and is notified", async () => {
    const { id, person, proofId } = await sendClaim(services, businessId);
    await decideOne(id, approved);
    expect(await claimRow(id)).toMatchObject({
      status: "Approved",
      reviewed_at: expect.any(Date),
      reviewed_by: admin.id,
    });
    expect(await businessRow()).toEqual({ owner_id: person.id, verified: true });
    expect(await listEmails(services.db, person.email)).toMatchObject([
      { template: "claim-received" },
      { template: "claim-approved", data: { business: "Tallow House", businessId } },
    ]);
    expect(await auditOf(id)).toEqual([{ action: "claim.approve", actor_id: admin.id }]);
    const left = Number(await deleteAfter(proofId)) - Date.now();
    expect(left).toBeGreaterThan(29.9 * day);
    expect(left).toBeLessThanOrEqual(30 * day);
  });

  it("[ADMIN-40] rejects it with a reason that reaches the claimant, and changes no business", async () => {
    const { id, person, proofId } = await sendClaim(services, businessId);
    await decideOne(id, rejected);
    expect(await claimRow(id)).toMatchObject({ status: "Rejected", reviewed_at: expect.any(Date) });
    expect(await businessRow()).toEqual({ owner_id: null, verified: false });
    expect((await listEmails(services.db, person.email)).at(-1)).toMatchObject({
      template: "claim-rejected",
      data: { reason: "We could not read the document.", note: "Page two is missing." },
    });
    expect(await auditOf(id)).toEqual([{ action: "claim.reject", actor_id: admin.id }]);
    expect(await deleteAfter(proofId)).not.toBeNull();
  });

  it("[SEC-35] another user cannot decide or undo, and nothing changes", async () => {
    const { id, person } = await sendClaim(services, businessId);
    const stranger = await makePerson(services);
    for (const actor of [aVisitor(), aMember(person.id), aMember(stranger.id)]) {
      expect(await decide(id, approved, actor)).toEqual({ ok: false, reason: "not-allowed" });
      expect(await handOver(services, actor, { id })).toEqual({ ok: false, reason: "not-allowed" });
    }
    expect(await claimRow(id)).toMatchObject({ status: "Pending" });
    const decisionId = await decideOne(id, approved);
    expect(await undo(decisionId, aMember(person.id))).toEqual({ ok: false, reason: "not-allowed" });
    expect(await claimRow(id)).toMatchObject({ status: "Approved" });
  });

  it("[SEC-39] is final except for undo", async () => {
    const { id } = await sendClaim(services, businessId);
    await decideOne(id, rejected);
    expect(await decide(id, approved)).toMatchObject({
      decided: [],
      refused: [{ reason: "already-decided" }],
    });
    expect(await handOver(services, admin, { id })).toEqual({ ok: false, reason: "already-decided" });
    for (const status of ["Approved", "Pending"])
      await expect(
        services.owner
          .updateTable("business_claims")
          .set({ status, ...(status === "Pending" && { reviewed_at: null }) })
          .where("id", "=", id)
          .execute(),
      ).rejects.toThrow("status change");
  });

  it("leaves another claim on the same business waiting", async () => {
    const [one, other] = [await sendClaim(services, businessId), await sendClaim(services, businessId)];
    await decideOne(one.id, approved);
    expect(await claimRow(other.id)).toMatchObject({ status: "Pending" });
    expect(await templates(other.person.email)).toEqual(["claim-received"]);
  });

  it("does not take a business from its owner on Approve", async () => {
    const [owner, other] = [await sendClaim(services, businessId), await sendClaim(services, businessId)];
    await decideOne(owner.id, approved);
    expect(await decide(other.id, approved)).toMatchObject({ decided: [], refused: [{ reason: "owned" }] });
    expect(await claimRow(other.id)).toMatchObject({ status: "Pending" });
    expect(await businessRow()).toMatchObject({ owner_id: owner.person.id });
    const both = await Promise.all([decide(other.id, approved), decide(other.id, rejected)]);
    expect(both.flatMap((result) => (result.ok ? result.decided : []))).toHaveLength(1);
  });

  it("lets one of two admins win who approve two claims at once", async () => {
    const claims = [await sendClaim(services, businessId), await sendClaim(services, businessId)];
    const results = await Promise.all(claims.map(({ id }) => decide(id, approved)));
    expect(results.flatMap((result) => (result.ok ? result.decided : []))).toHaveLength(1);
    expect(results.flatMap((result) => (result.ok ? result.refused : []))).toMatchObject([
      { reason: "owned" },
    ]);
  });
});

describe("undoing it", () => {
  it("removes the owner, keeps the proof, and emails the person", async () => {
    const { id, person, proofId } = await sendClaim(services, businessId);
    expect(await undo(await decideOne(id, approved))).toMatchObject({ ok: true, undone: [{ id }] });
    expect(await claimRow(id)).toMatchObject({ status: "Pending", reviewed_at: null, reviewed_by: null });
    expect(await businessRow()).toEqual({ owner_id: null, verified: false });
    expect(await deleteAfter(proofId)).toBeNull();
    expect((await listEmails(services.db, person.email)).at(-1)).toMatchObject({
      template: "claim-reopened",
      data: { wasApproved: true },
    });
    await decideOne(id, rejected);
    expect(await templates(person.email)).toEqual([
      "claim-received",
      "claim-approved",
      "claim-reopened",
      "claim-rejected",
    ]);
  });

  it("leaves a business verified that was verified before", async () => {
    await services.db
      .updateTable("businesses")
      .set({ verified: true })
      .where("id", "=", businessId)
      .execute();
    const { id } = await sendClaim(services, businessId);
    await undo(await decideOne(id, approved));
    expect(await businessRow()).toEqual({ owner_id: null, verified: true });
  });

  it("is refused once the claimant has claimed it again, and nothing changes", async () => {
    const { id, person } = await sendClaim(services, businessId);
    const decisionId = await decideOne(id, rejected);
    await sendClaim(services, businessId, person);
    expect(await undo(decisionId)).toMatchObject({ undone: [], refused: ["claimed-again"] });
    expect(await claimRow(id)).toMatchObject({ status: "Rejected" });
    expect(await undo(decisionId)).toMatchObject({ refused: ["claimed-again"] });
  });
});

describe("handing over", () => {
  async function contest() {
    const [owner, other] = [await sendClaim(services, businessId), await sendClaim(services, businessId)];
    await decideOne(owner.id, approved);
    const result = await handOver(services, admin, { id: other.id });
    if (!result.ok) throw new Error(result.reason);
    return { owner, other, decisionId: result.decisionId };
  }

  it("makes the claimant the owner, ends the former claim, and emails both", async () => {
    const { owner, other } = await contest();
    expect(await businessRow()).toEqual({ owner_id: other.person.id, verified: true });
    expect(await claimRow(owner.id)).toMatchObject({ status: "Approved", ended_at: expect.any(Date) });
    expect(await claimRow(other.id)).toMatchObject({ status: "Approved", ended_at: null });
    expect((await templates(owner.person.email)).at(-1)).toBe("claim-handed-over");
    expect((await templates(other.person.email)).at(-1)).toBe("claim-approved");
    expect(await auditOf(businessId)).toEqual([{ action: "claim.hand_over", actor_id: admin.id }]);
    expect(await auditOf(other.id)).toEqual([{ action: "claim.approve", actor_id: admin.id }]);
  });

  it("can be undone: the former owner is restored, and both are notified", async () => {
    const { owner, other, decisionId } = await contest();
    await undo(decisionId);
    expect(await businessRow()).toEqual({ owner_id: owner.person.id, verified: true });
    expect(await claimRow(owner.id)).toMatchObject({ status: "Approved", ended_at: null });
    expect(await claimRow(other.id)).toMatchObject({ status: "Pending" });
    expect((await templates(owner.person.email)).at(-1)).toBe("claim-returned");
    expect((await templates(other.person.email)).at(-1)).toBe("claim-reopened");
  });

  it("keeps the new owner when the former decision is undone", async () => {
    const [owner, other] = [await sendClaim(services, businessId), await sendClaim(services, businessId)];
    const former = await decideOne(owner.id, approved);
    await handOver(services, admin, { id: other.id });
    await undo(former);
    expect(await claimRow(owner.id)).toMatchObject({ status: "Pending", ended_at: null });
    expect(await businessRow()).toMatchObject({ owner_id: other.person.id });
  });

  it("restores an owner without a claim when undone", async () => {
    const { id: ownerId } = await makePerson(services);
    await services.db
      .updateTable("businesses")
      .set({ owner_id: ownerId })
      .where("id", "=", businessId)
      .execute();
    const claim = await sendClaim(services, businessId);
    const result = await handOver(services, admin, { id: claim.id });
    expect(await businessRow()).toMatchObject({ owner_id: claim.person.id });
    await undo(result.ok ? result.decisionId : "");
    expect(await businessRow()).toEqual({ owner_id: ownerId, verified: false });
  });
});
