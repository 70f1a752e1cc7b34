import { expect, it } from "vitest";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { register } from "../commands/register.server.ts";
import { deleteUsernameHolds } from "./delete-expired.server.ts";
import { deleteUnverified } from "./delete-unverified.server.ts";

const { services } = setUpServices();

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function makeOld(days: number, options: Parameters<typeof makePerson>[1] = {}) {
  const person = await makePerson(services, { isVerified: false, ...options });
  await services.db
    .updateTable("users")
    .set({ created_at: daysAgo(days) })
    .where("id", "=", person.id)
    .execute();
  return person;
}

it("deletes an account that was not verified within a week, and no other", async () => {
  const abandoned = await makeOld(8);
  const waiting = await makeOld(8);
  await services.db
    .insertInto("auth_verifications")
    .values({ identifier: `verify-email:${waiting.id}`, value: "x", expires_at: daysAgo(-0.5) })
    .execute();
  const kept = [
    await makeOld(6),
    await makeOld(300, { isVerified: true }),
    await makeOld(8, { isAdmin: true }),
    waiting,
  ];

  await deleteUnverified(services.db);

  const left = await services.db.selectFrom("users").select("id").execute();
  expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
  for (const table of ["profiles", "auth_accounts"] as const) {
    const column = table === "profiles" ? "id" : "user_id";
    const rows = await services.db.selectFrom(table).selectAll().where(column, "=", abandoned.id).execute();
    expect(rows).toEqual([]);
  }
});

it("frees the address and the username", async () => {
  const input = { username: "Abena", email: "abena@example.com", password: "kola-nut" };
  await register(services, aVisitor({ ip: "192.0.2.1" }), input);
  expect(await register(services, aVisitor({ ip: "192.0.2.1" }), input)).toMatchObject({
    reason: "username-taken",
  });
  await services.db
    .updateTable("users")
    .set({ created_at: daysAgo(8) })
    .where("email", "=", input.email)
    .execute();
  await services.db
    .updateTable("username_holds")
    .set({ expires_at: daysAgo(1) })
    .execute();

  await deleteUnverified(services.db);
  await deleteUsernameHolds(services.db);

  const { count } = services.db.fn;
  const holds = await services.db
    .selectFrom("username_holds")
    .select(count<number>("username").as("n"))
    .execute();
  expect(holds).toEqual([{ n: 0 }]);
  expect(await register(services, aVisitor({ ip: "192.0.2.1" }), input)).toEqual({ ok: true });
  const users = services.db
    .selectFrom("users")
    .select(["name", "created_at"])
    .where("email", "=", input.email);
  const user = await users.executeTakeFirstOrThrow();
  expect(user.name).toBe("Abena");
  expect(user.created_at.getTime()).toBeGreaterThan(daysAgo(1).getTime());
});
