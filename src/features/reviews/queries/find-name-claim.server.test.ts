import { beforeAll, describe, expect, it } from "vitest";
import type { Actor, PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpReviewedBusiness } from "../reviewed-business-for-tests.ts";
import { findNameClaim } from "./find-name-claim.server.ts";

const reviewed = setUpReviewedBusiness();
let ama: PersonActor;

beforeAll(async () => {
  const { services, database } = reviewed;
  const made = await makePerson({ ...services, owner: database.owner }, { username: "Ama Bello" });
  ama = aMember(made.id);
});

const claim = async (name: string | null, actor: Actor = aVisitor()) => {
  const { database, businessId } = reviewed;
  return (await findNameClaim(database.db, actor, { name, businessId, siteName: "Ujamaa" }))?.reason ?? null;
};

describe("findNameClaim", () => {
  it.each(["Ama Bello", "ama bello", "ÁMA  BELLO", "AmaBel1o", "Аma Веllо", "ama.be11o"])(
    "rejects %s from a visitor and another account",
    async (name) => {
      expect(await claim(name)).toBe("name-of-account");
      expect(await claim(name, aMember("019a0000-0000-7000-8000-000000000000"))).toBe("name-of-account");
    },
  );

  it("lets the account use its name in any spelling, or another one", async () => {
    for (const name of ["Ama Bello", "AMA BELLO", "A. Bello", null])
      expect(await claim(name, ama)).toBeNull();
  });

  it.each(["Owner", "Low Tide Kitchen", "the staff", "Ujamaa"])(
    "rejects %s from visitors and members, not from an admin",
    async (name) => {
      expect(await claim(name)).toBe("name-reserved");
      expect(await claim(name, ama)).toBe("name-reserved");
      expect(await claim(name, anAdmin(ama.id))).toBeNull();
    },
  );

  it.each(["Ama", "Bello", "Ama Bello-Quarles", "???", null])("accepts %s", async (name) => {
    expect(await claim(name)).toBeNull();
  });
});
