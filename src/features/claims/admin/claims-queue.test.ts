import { beforeAll, describe, expect, it } from "vitest";
import { anAdmin } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { addBusiness, sendClaim } from "../claims-for-tests.ts";
import { countPendingClaims } from "../queries/count-pending-claims.server.ts";
import { listOwnClaims } from "../queries/list-own-claims.server.ts";
import { claimDecider } from "./claim-decider.server.ts";
import { loader } from "./claims.tsx";

const { services } = setUpServices();
let businessId: string;
let ama: TestPerson;
const ids: string[] = [];

beforeAll(async () => {
  businessId = await addBusiness(services.db, { name: "Hollow Drum" });
  ama = await makePerson(services);
  const elsewhere = await addBusiness(services.db, { name: "Juniper Row" });
  for (const [business, claimant] of [
    [elsewhere, ama],
    [businessId, ama],
    [businessId, undefined],
  ] as const)
    ids.push((await sendClaim(services, business, claimant)).id);
  const admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
  await decideItems({ ...services, deciders: [claimDecider] }, admin, {
    items: [{ kind: "claim", id: ids[0] ?? "" }],
    verdict: { outcome: "rejected", reason: "names", note: "Whose name is it?" },
  });
});

const load = (query: string) => loader(routeArgs(services, `/admin/claims${query}`));
const idsOf = async (query: string) => {
  const { data } = await load(query);
  return data.found?.rows.map(({ id }) => id);
};

describe("the queue of claims", () => {
  it("[ADMIN-06] [ADMIN-14] lists waiting, decided and all claims, newest first", async () => {
    const [rejected, first, second] = ids;
    expect(await idsOf("")).toEqual([second, first]);
    expect(await idsOf("?view=decided")).toEqual([rejected]);
    expect(await idsOf("?view=all")).toEqual([second, first, rejected]);
    expect(await countPendingClaims(services.db)).toBe(2);
    const { data } = await load("");
    expect(data.found?.rows).toMatchObject([
      { title: "Hollow Drum", flag: "Two claims", status: "waiting" },
      { title: "Hollow Drum", note: `Imani Reyes, ${ama.username}`, flag: "Two claims" },
    ]);
  });

  it("shows the claimant, the business, and the rival's proof next to the claim's", async () => {
    const { data } = await load(`?item=claim-${ids[1]}`);
    expect(data.found?.open).toMatchObject({
      byline: "Claim by Imani Reyes",
      detail: {
        username: ama.username,
        ownerEmail: ama.email,
        proof: { isPicture: false, facts: "PDF, 2 kB" },
        listing: { kind: "business", name: "Hollow Drum", owner: null, isVerified: false },
        otherClaims: [{ id: ids[0], words: expect.stringContaining("Juniper Row, rejected") }],
        rivals: [{ id: ids[2], status: "Pending", proof: { facts: "PDF, 2 kB" } }],
        hasOtherOwner: false,
      },
    });
  });

  it("shows a person their own claims with the reason, and no one else's", async () => {
    expect(await listOwnClaims(services.db, ama.id)).toMatchObject([
      { id: ids[1], status: "Pending", reason: null },
      { id: ids[0], status: "Rejected", reason: "names", note: "Whose name is it?" },
    ]);
  });
});
