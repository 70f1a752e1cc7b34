import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { OwnerRoleError, refuseOwner } from "./refuse-owner.server.ts";

const database = setUpDatabase();
const production = { NODE_ENV: "production" };

it("refuses the owner of the schema in production, and no one else", async () => {
  await expect(refuseOwner(database.owner, production)).rejects.toBeInstanceOf(OwnerRoleError);
  await expect(refuseOwner(database.db, production)).resolves.toBeUndefined();
  await expect(refuseOwner(database.owner, { NODE_ENV: "test" })).resolves.toBeUndefined();
});
