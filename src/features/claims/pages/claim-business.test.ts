import { beforeAll, describe, expect, it, vi } from "vitest";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import type { Services } from "#platform/http/services.ts";
import type { Visit } from "#platform/http/visit.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { addBusiness, addUpload, sendClaim } from "../claims-for-tests.ts";
import { action, loader } from "./claim-business.tsx";

const { services } = setUpServices();
let businessId: string;
let ama: TestPerson;

beforeAll(async () => {
  businessId = await addBusiness(services.db);
  ama = await makePerson(services);
});

const visitOf = ({ id, email, username }: TestPerson): Partial<Visit> => ({
  requestId: "req-7",
  person: { id, email, username, avatarUrl: null, isAdmin: false },
});
const load = (query: string, person: TestPerson | null = ama) =>
  loader(routeArgs(services, `/claim-business${query}`, person ? { visit: visitOf(person) } : {}));
type Sent = { using?: Services; visit?: Partial<Visit> };
const send = (fields: Record<string, string>, { using = services, visit = visitOf(ama) }: Sent = {}) =>
  action(routeArgs(using, `/claim-business?business_id=${businessId}`, { fields, visit }));
const claimOf = async (change: Record<string, string> = {}) => ({
  business_id: businessId,
  owner_name: "Ama Bello",
  proof: await addUpload(services.db, ama.id),
  ...change,
});
const countClaims = async () =>
  (await services.db.selectFrom("business_claims").select("id").execute()).length;
const missing = "Please fill out all fields and select a proof file.";

describe("the claim page", () => {
  it("[CLAIM-01] [CLAIM-02] redirects a visitor to log in, and back", async () => {
    const thrown = await load(`?business_id=${businessId}`, null).catch((response) => response);
    expect(thrown.headers.get("location")).toBe(
      `/login?returnTo=${encodeURIComponent(`/claim-business?business_id=${businessId}`)}`,
    );
  });

  it("[CLAIM-04] [CLAIM-08] reads the business in the URL, and the account's email", async () => {
    expect(await load(`?business_id=${businessId}&business_name=Tallow+House`)).toMatchObject({
      data: {
        email: ama.email,
        query: { name: "Tallow House" },
        found: { business: { id: businessId, name: "Tallow House", owner: "nobody" }, others: null },
      },
    });
  });

  it("shows the directory without a business, searched for a name if there is one", async () => {
    const all = await load("");
    expect(all).toMatchObject({
      data: { found: { business: undefined, others: { items: expect.any(Array) } } },
    });
    const none = await load("?business_name=No+such+shop");
    expect(none).toMatchObject({ data: { found: { others: { items: [] } } } });
  });

  it.each(["7", "019a0000-0000-7000-8000-000000000000", "' or true --"])(
    "is 404 for the business %s, and shows the others",
    async (id) => {
      expect(await load(`?business_id=${encodeURIComponent(id)}`)).toMatchObject({
        data: {
          ignored: [{ field: "business", value: id }],
          found: { others: { items: expect.any(Array) } },
        },
        init: { status: 404 },
      });
    },
  );

  it("recognizes businesses owned or claimed by the member, or owned by others", async () => {
    const kofi = await makePerson(services);
    const owned = await addBusiness(services.db, { owner_id: kofi.id });
    expect(await load(`?business_id=${owned}`, kofi)).toMatchObject({
      data: { found: { business: { owner: "you" } } },
    });
    expect(await load(`?business_id=${owned}`)).toMatchObject({
      data: { found: { business: { owner: "another" } } },
    });
    await sendClaim(services, owned, ama);
    expect(await load(`?business_id=${owned}`)).toMatchObject({
      data: { found: { business: { isClaimedByYou: true } } },
    });
    expect(await load(`?business_id=${owned}`, kofi)).toMatchObject({
      data: { found: { business: { isClaimedByYou: false } } },
    });
  });
});

describe("a claim", () => {
  it.each([
    ["CLAIM-11", "business_id"],
    ["CLAIM-12", "owner_name"],
    ["CLAIM-13", "proof"],
  ])("[%s] [CLAIM-14] without %s is refused with one message, and keeps the rest", async (_line, field) => {
    const [before, fields] = [await countClaims(), await claimOf({ [field]: "" })];
    expect(await send(fields)).toMatchObject({
      data: {
        toast: { title: missing, variant: "destructive" },
        errors: { [field]: expect.any(String) },
        typed: { owner_name: fields.owner_name, proof: fields.proof },
      },
      init: { status: 400 },
    });
    expect(await countClaims()).toBe(before);
  });

  it("[CLAIM-10] [SEC-18] without a session is refused, and writes no row", async () => {
    const before = await countClaims();
    const refused = await send(await claimOf(), { visit: {} }).catch((response) => response);
    expect(refused.headers.get("location")).toMatch(/^\/login\?returnTo=/);
    expect(await countClaims()).toBe(before);
  });

  it("[CLAIM-28] that cannot be stored keeps text and file, and shows no raw message", async () => {
    const fail = () => {
      throw new Error("connection refused at 10.0.0.7");
    };
    const broken = {
      ...services,
      db: services.db.withPlugin({ transformQuery: fail, transformResult: fail }),
    };
    const log = { warn: () => {}, error: vi.fn() };
    const fields = await claimOf();
    const refused = await send(fields, { using: broken, visit: { ...visitOf(ama), log } });
    expect(refused).toMatchObject({
      data: {
        toast: { title: "Submission Error", description: expect.stringContaining("Something went wrong") },
        typed: { owner_name: "Ama Bello", proof: fields.proof },
        message: expect.stringContaining("req-7"),
      },
      init: { status: 503 },
    });
    expect(JSON.stringify(refused)).not.toContain("10.0.0.7");
    expect(log.error).toHaveBeenCalledOnce();
  });

  it("[CLAIM-28] whose proof has expired says so next to the file", async () => {
    const refused = await send(await claimOf({ proof: await addUpload(services.db, ama.id, { hours: -1 }) }));
    const words = "We no longer have that file. Please select it once more.";
    expect(refused).toMatchObject({
      data: { toast: { title: "Submission Error", description: words }, errors: { proof: words } },
      init: { status: 410 },
    });
  });

  it("[CLAIM-26] [CLAIM-27] redirects to the dashboard with a toast", async () => {
    const response = (await send({ ...(await claimOf()), owner_email: "eve@example.com" })) as Response;
    expect(response.headers.get("location")).toBe("/dashboard");
    const toast = decodeURIComponent(response.headers.get("set-cookie") ?? "");
    expect(toast).toContain("Claim Submitted!");
    expect(toast).toContain("Your claim has been submitted for review. You will be notified of the outcome.");
    expect(await send(await claimOf())).toMatchObject({
      data: { reason: "already-claimed" },
      init: { status: 409 },
    });
  });
});
