import { expect, it } from "vitest";
import { type Actor, operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { canSendRequest, canSettleRequest } from "./permissions.ts";

it.each<[string, Actor, boolean]>([
  ["a visitor", aVisitor(), false],
  ["a member", aMember("ama"), false],
  ["an admin", anAdmin("ama"), true],
  ["the operator", operator, false],
])("lets %s settle a request or not", (_, actor, expected) => {
  expect(canSettleRequest(actor)).toBe(expected);
});

it.each([aVisitor(), aMember("ama"), anAdmin("ama"), operator])("lets anyone send a request", (actor) => {
  expect(canSendRequest(actor)).toBe(true);
});
