import { expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { canJoin, canKeepMembers, canRemoveMembers } from "./permissions.ts";

it.each([
  ["a visitor", aVisitor(), true, false, false],
  ["a member", aMember("1"), true, false, false],
  ["an admin", anAdmin("1"), true, true, true],
  ["the operator", operator, true, false, true],
])("%s", (_who, actor, joins, keeps, removes) => {
  expect([canJoin(actor), canKeepMembers(actor), canRemoveMembers(actor)]).toEqual([joins, keeps, removes]);
});
