import { expect, it } from "vitest";
import { type Actor, operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { canFlipSwitch } from "./permissions.ts";

it.each<[string, Actor, boolean]>([
  ["a visitor", aVisitor(), false],
  ["a member", aMember("ama"), false],
  ["an admin", anAdmin("ama"), true],
  ["the operator", operator, true],
])("lets %s flip a switch or not", (_, actor, expected) => {
  expect(canFlipSwitch(actor)).toBe(expected);
});
