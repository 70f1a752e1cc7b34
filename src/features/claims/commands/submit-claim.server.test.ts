import { beforeEach, describe, expect, it } from "vitest";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { addBusiness, addUpload, listEmails, sendClaim } from "../claims-for-tests.ts";
import { submitClaim } from "./submit-claim.server.ts";

const { services } = setUpServices();
let businessId: string;
let ama: TestPerson;

beforeEach(async () => {
  businessId = await addBusiness(services.db);
  ama = await makePerson(services);
});

const claimOf = async (change: object = {}) => ({
  businessId,
  ownerName: "Ama Bello",
  proofId: await addUpload(services.db, ama.id),
  ...change,
});
const listClaims = () =>
  services.db.selectFrom("business_claims").selectAll().where("business_id", "=", businessId).execute();
const fileOf = (id: string) =>
  services.db.selectFrom("stored_files").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const refusal = (reason: string) => ({ ok: false, reason });

describe("submitClaim", () => {
  it("[CLAIM-23] [CLAIM-25] [SEC-21] stores a pending claim with its proof, and emails the claimant", async () => {
    const claim = await claimOf();
    const result = await submitClaim(services, aMember(ama.id), claim);
    expect(result).toMatchObject({ ok: true });
    const { key } = await fileOf(claim.proofId);
    expect(await listClaims()).toMatchObject([
      {
        business_id: businessId,
        user_id: ama.id,
        owner_name: "Ama Bello",
        owner_email: ama.email,
        proof_url: `/files/claim_proofs/${key}`,
        proof_file_id: claim.proofId,
        status: "Pending",
        reviewed_at: null,
      },
    ]);
    expect(await fileOf(claim.proofId)).toMatchObject({ delete_after: null });
    expect(await listEmails(services.db, ama.email)).toEqual([
      { template: "claim-received", data: { username: ama.username, business: "Tallow House" } },
    ]);
  });

  it("[CLAIM-24] uses the account's email address, regardless of the request", async () => {
    const claim = await claimOf({ ownerEmail: "eve@example.com", owner_email: "eve@example.com" });
    await submitClaim(services, aMember(ama.id), claim as never);
    expect(await listClaims()).toMatchObject([{ owner_email: ama.email }]);
  });

  it("[CLAIM-10] [SEC-18] refuses a visitor, and writes no row", async () => {
    const claim = await claimOf();
    expect(await submitClaim(services, aVisitor(), claim)).toEqual(refusal("not-signed-in"));
    expect(await listClaims()).toEqual([]);
    expect(await fileOf(claim.proofId)).not.toMatchObject({ delete_after: null });
  });

  it("refuses an account whose address is not verified", async () => {
    const zuri = await makePerson(services, { isVerified: false });
    const claim = await claimOf({ proofId: await addUpload(services.db, zuri.id) });
    expect(await submitClaim(services, aMember(zuri.id), claim)).toEqual(refusal("unverified"));
    expect(await listClaims()).toEqual([]);
  });

  it("refuses a business that is not listed", async () => {
    const claim = await claimOf({ businessId: "019a0000-0000-7000-8000-000000000000" });
    expect(await submitClaim(services, aMember(ama.id), claim)).toEqual(refusal("unknown-business"));
  });

  it("refuses a proof of another user, even for an admin, a second use, and an expired one", async () => {
    const kofi = await makePerson(services);
    const claim = await claimOf();
    for (const actor of [aMember(kofi.id), anAdmin(kofi.id)])
      expect(await submitClaim(services, actor, claim)).toEqual(refusal("proof-gone"));
    const old = await claimOf({ proofId: await addUpload(services.db, ama.id, { hours: -1 }) });
    expect(await submitClaim(services, aMember(ama.id), old)).toEqual(refusal("proof-gone"));
    expect(await listClaims()).toEqual([]);
    expect(await submitClaim(services, aMember(ama.id), claim)).toMatchObject({ ok: true });
    const elsewhere = { ...claim, businessId: await addBusiness(services.db) };
    expect(await submitClaim(services, aMember(ama.id), elsewhere)).toEqual(refusal("proof-gone"));
  });

  it("accepts one of two clicks, and keeps the other's proof for a later claim", async () => {
    const claims = [await claimOf(), await claimOf()];
    const results = await Promise.all(claims.map((claim) => submitClaim(services, aMember(ama.id), claim)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual(refusal("already-claimed"));
    expect(await listClaims()).toHaveLength(1);
    const files = await Promise.all(claims.map(({ proofId }) => fileOf(proofId)));
    expect(files.filter(({ delete_after }) => delete_after !== null)).toHaveLength(1);
  });

  it("refuses the owner, and accepts another person's claim on the same business", async () => {
    const owner = await makePerson(services);
    businessId = await addBusiness(services.db, { owner_id: owner.id });
    const own = await claimOf({ proofId: await addUpload(services.db, owner.id) });
    expect(await submitClaim(services, aMember(owner.id), own)).toEqual(refusal("already-owner"));
    expect(await submitClaim(services, aMember(ama.id), await claimOf())).toMatchObject({ ok: true });
  });

  it("lets two people claim one business", async () => {
    await sendClaim(services, businessId);
    await sendClaim(services, businessId);
    expect(await listClaims()).toHaveLength(2);
  });

  it("refuses more than the daily limit, before it reads anything", async () => {
    const claim = await claimOf({ businessId: "019a0000-0000-7000-8000-000000000000" });
    for (let nth = 0; nth < 20; nth++) await submitClaim(services, aMember(ama.id), claim);
    expect(await submitClaim(services, aMember(ama.id), claim)).toMatchObject({
      ok: false,
      reason: "too-many",
      retryAfterSeconds: expect.any(Number),
    });
  });
});
