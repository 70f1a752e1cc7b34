import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import type { Db } from "#platform/db/open-database.server.ts";

const dayMs = 24 * 60 * 60 * 1_000;

/** An account created two weeks ago with a review that has been public since. `owner` connects like migrations. */
export async function makeTrustedPerson(needs: { db: Db; owner: Db }): Promise<TestPerson> {
  const { owner } = needs;
  const person = await makePerson(needs);
  const created_at = new Date(Date.now() - 14 * dayMs);
  await owner.updateTable("users").set({ created_at }).where("id", "=", person.id).execute();
  const { id } = await owner
    .insertInto("businesses")
    .values({ name: "Reviewed before" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await owner
    .insertInto("reviews")
    .values({
      business_id: id,
      user_id: person.id,
      rating: 5,
      comment: "Good bread.",
      status: "Approved",
      created_at,
    })
    .execute();
  return person;
}
