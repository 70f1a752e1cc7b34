import { afterAll, beforeAll, expect, it } from "vitest";
import { type Actor, actingFor, operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { openTestDatabase, type TestDatabase } from "#testing/database.ts";
import { audit } from "./audit.server.ts";

const id = "019a0000-0000-7000-8000-000000000001";
const from = { ip: "192.0.2.7", requestId: "req-1" };
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const entryOf = (subject: string) =>
  database.db
    .selectFrom("audit_log")
    .select(["actor_id", "request_id", "ip", "before", "after"])
    .where("subject_id", "=", subject)
    .execute();

it.each<[string, Actor, object]>([
  ["a visitor", aVisitor(from), { actor_id: null, request_id: "req-1", ip: null }],
  ["a member", aMember(id, from), { actor_id: id, request_id: "req-1", ip: null }],
  ["an admin", anAdmin(id, from), { actor_id: id, request_id: "req-1", ip: "192.0.2.7" }],
  ["a proven owner", actingFor(aVisitor(from), id), { actor_id: id, request_id: "req-1", ip: null }],
  ["the operator", operator, { actor_id: null, request_id: null, ip: null }],
])("records %s, with an IP address for admins only", async (name, actor, expected) => {
  await transact(database.db, (tx) =>
    audit(tx, actor, { action: "shop.close", subject: { type: "shop", id: name }, after: { isOpen: false } }),
  );
  expect(await entryOf(name)).toEqual([{ ...expected, before: null, after: { isOpen: false } }]);
});

it("rolls back with its transaction, and accepts several entries or none", async () => {
  const entry = { action: "shop.close", subject: { type: "shop", id: "several" } };
  const undone = transact(database.db, async (tx) => {
    await audit(tx, operator, entry);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await entryOf("several")).toEqual([]);
  await transact(database.db, (tx) => audit(tx, operator, [entry, entry]));
  await transact(database.db, (tx) => audit(tx, operator, []));
  expect(await entryOf("several")).toHaveLength(2);
});
