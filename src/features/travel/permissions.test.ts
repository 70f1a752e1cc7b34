import { expect, it } from "vitest";
import { type Actor, operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { maySendRequest, maySettleRequest } from "./permissions.ts";

it.each<[string, Actor, boolean]>([
  ["a visitor", aVisitor(), false],
  ["a member", aMember("ama"), false],
  ["an admin", anAdmin("ama"), true],
  ["the operator", operator, false],
])("lets %s settle a request or not", (_, actor, expected) => {
  expect(maySettleRequest(actor)).toBe(expected);
});

it.each([aVisitor(), aMember("ama"), anAdmin("ama"), operator])("lets anybody ask for something", (actor) => {
  expect(maySendRequest(actor)).toBe(true);
});
