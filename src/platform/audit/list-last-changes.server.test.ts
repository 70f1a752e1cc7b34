import { expect, it } from "vitest";
import { anAdmin } from "#platform/auth/actors-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { audit } from "./audit.server.ts";
import { listLastChanges } from "./list-last-changes.server.ts";

const database = setUpDatabase();
const gone = "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d";

it("returns the latest change of each row and its actor", async () => {
  const { db, owner } = database;
  const { id } = await owner
    .insertInto("users")
    .values({ name: "Ama", email: "ama@example.com" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const change = (actor: Parameters<typeof audit>[1], action: string, subjectId: string) =>
    transact(db, (tx) => audit(tx, actor, { action, subject: { type: "stall", id: subjectId } }));
  await change(anAdmin(id), "stall.open", "one");
  await change(anAdmin(id), "stall.close", "one");
  await change({ kind: "operator" }, "stall.open", "two");
  await change(anAdmin(gone), "stall.open", "three");
  const changes = await listLastChanges(db, { type: "stall", ids: ["one", "two", "three", "four"] });
  expect([...changes.values()].map(({ subjectId, action, by }) => [subjectId, action, by]).sort()).toEqual([
    ["one", "stall.close", "Ama"],
    ["three", "stall.open", "A deleted account"],
    ["two", "stall.open", "The operator"],
  ]);
  expect(changes.get("one")?.at).toBeInstanceOf(Date);
  expect(await listLastChanges(db, { type: "cart", ids: ["one"] })).toEqual(new Map());
});
