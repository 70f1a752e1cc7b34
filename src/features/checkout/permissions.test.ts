import { describe, expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { canBuy, canRefund, canRestock } from "./permissions.ts";

describe("who can", () => {
  it("buy: anyone, with or without an account", () => {
    for (const actor of [aVisitor(), aMember("1"), anAdmin("1")]) expect(canBuy(actor)).toBe(true);
  });

  it.each([
    ["a visitor", aVisitor(), false],
    ["a member", aMember("1"), false],
    ["an admin", anAdmin("1"), true],
    ["the operator", operator, false],
  ])("refund and restock: %s", (_, actor, may) => {
    expect([canRefund(actor), canRestock(actor)]).toEqual([may, may]);
  });
});
