import { expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { canSubmitArtist } from "../submit/permissions.ts";
import { canSetStanding } from "./permissions.ts";

it.each([
  ["a visitor", aVisitor(), true, false],
  ["a member", aMember("1"), true, false],
  ["an admin", anAdmin("1"), true, true],
  ["the operator", operator, true, false],
])("%s", (_who, actor, submits, sets) => {
  expect([canSubmitArtist(actor), canSetStanding(actor)]).toEqual([submits, sets]);
});
