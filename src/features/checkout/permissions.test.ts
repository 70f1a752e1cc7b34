import { describe, expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { mayBuy, mayRefund, mayRestock } from "./permissions.ts";

describe("who may", () => {
  it.each([
    ["a visitor", aVisitor(), true, false],
    ["a member", aMember("1"), true, false],
    ["an admin", anAdmin("1"), true, true],
    ["the operator", operator, false, false],
  ])("%s", (_, actor, buys, refunds) => {
    expect([mayBuy(actor), mayRefund(actor), mayRestock(actor)]).toEqual([buys, refunds, refunds]);
  });
});
