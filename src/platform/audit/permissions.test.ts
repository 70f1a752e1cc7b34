import { expect, it } from "vitest";
import { type Actor, operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { canExportAudit } from "./permissions.ts";

it.each<[string, Actor, boolean]>([
  ["a visitor", aVisitor(), false],
  ["a member", aMember("ama"), false],
  ["an admin", anAdmin("ama"), true],
  ["the operator", operator, true],
])("lets %s export the audit log or not", (_, actor, expected) => {
  expect(canExportAudit(actor)).toBe(expected);
});
