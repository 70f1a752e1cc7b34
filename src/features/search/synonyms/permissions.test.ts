import { describe, expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { canManageSynonyms } from "./permissions.ts";

describe("synonyms", () => {
  it.each([
    ["an admin", anAdmin("1"), true],
    ["a member", aMember("2"), false],
    ["a visitor", aVisitor(), false],
    ["the operator", operator, false],
  ])("can be managed by %s: %s", (_who, actor, expected) => {
    expect(canManageSynonyms(actor)).toBe(expected);
  });
});
