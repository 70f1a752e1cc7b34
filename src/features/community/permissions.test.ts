import { expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { canJoin, canKeepMembers } from "./permissions.ts";

it.each([
  ["a visitor", aVisitor(), true, false],
  ["a member", aMember("1"), true, false],
  ["an admin", anAdmin("1"), true, true],
  ["the operator", operator, true, false],
])("%s", (_who, actor, joins, keeps) => {
  expect([canJoin(actor), canKeepMembers(actor)]).toEqual([joins, keeps]);
});
