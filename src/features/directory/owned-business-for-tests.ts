import type { Requester } from "#platform/auth/actor.ts";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { TestServices } from "#testing/services.ts";

export type OwnedBusiness = { id: string; owner: Requester & { id: string } };

/** A business with an owner, both new. */
export async function addOwnedBusiness(services: TestServices, columns: object = {}): Promise<OwnedBusiness> {
  const owner = aMember((await makePerson(services)).id);
  const { id } = await services.db
    .insertInto("businesses")
    .values({ name: "Saffron & Smoke", phone: "(912) 555-0114", owner_id: owner.id, ...columns })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, owner };
}
