import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { deleteLinkTokens, deleteSessions } from "./delete-expired.server.ts";

const database = setUpDatabase();

it("deletes expired rows and keeps others", async () => {
  const { db, owner } = database;
  const user = await owner
    .insertInto("users")
    .values({ name: "Nia", email: "nia@example.org" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const over = new Date(Date.now() - 1_000);
  const ahead = new Date(Date.now() + 60_000);
  await owner
    .insertInto("auth_sessions")
    .values([
      { user_id: user.id, token: "over", expires_at: over },
      { user_id: user.id, token: "ahead", expires_at: ahead },
    ])
    .execute();
  await owner
    .insertInto("auth_verifications")
    .values([
      { identifier: "over", value: "x", expires_at: over },
      { identifier: "ahead", value: "x", expires_at: ahead },
    ])
    .execute();

  expect([await deleteSessions(db), await deleteLinkTokens(db)]).toEqual([1, 1]);

  expect(await db.selectFrom("auth_sessions").select("token").execute()).toEqual([{ token: "ahead" }]);
  expect(await db.selectFrom("auth_verifications").select("identifier").execute()).toEqual([
    { identifier: "ahead" },
  ]);
});
