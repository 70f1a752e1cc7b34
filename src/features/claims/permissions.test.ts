import { expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { canSubmitClaim } from "./permissions.ts";

it("[SEC-21] lets every logged-in person claim, and no one else", () => {
  const actors = { visitor: aVisitor(), member: aMember("ama"), admin: anAdmin("efua"), operator };
  const allowed = Object.entries(actors).flatMap(([name, actor]) => (canSubmitClaim(actor) ? [name] : []));
  expect(allowed).toEqual(["member", "admin"]);
});
