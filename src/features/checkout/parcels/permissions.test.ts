import { expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { canSettleOrder } from "../admin/permissions.ts";
import { canSeeOrder } from "../orders/permissions.ts";
import { canHandleParcel } from "./permissions.ts";

const parcel = { ownerId: "seller" };

it.each([
  ["its seller", aMember("seller"), parcel, true],
  ["an admin", anAdmin("admin"), parcel, true],
  ["another member", aMember("other"), parcel, false],
  ["a visitor", aVisitor(), parcel, false],
  ["the operator", operator, parcel, false],
  ["a member, of a business without an owner", aMember("other"), { ownerId: null }, false],
  ["an admin, of no parcel", anAdmin("admin"), undefined, false],
])("a parcel can be handled by %s: %#", (_who, actor, which, may) => {
  expect(canHandleParcel(actor, which)).toBe(may);
});

it.each([
  ["its buyer", { id: "buyer" }, false, true],
  ["whoever has its key", null, true, true],
  ["another member", { id: "other" }, false, false],
  ["a visitor", null, false, false],
])("an order can be seen by %s: %#", (_who, viewer, hasKey, may) => {
  expect(canSeeOrder(viewer, { userId: "buyer" }, { hasKey })).toBe(may);
});

it("a guest's order opens for no account, and nothing opens without an order", () => {
  expect(canSeeOrder({ id: "other" }, { userId: null }, { hasKey: false })).toBe(false);
  expect(canSeeOrder(null, null, { hasKey: true })).toBe(false);
});

it("only admins settle an order", () => {
  expect([anAdmin("a"), aMember("b"), aVisitor(), operator].map(canSettleOrder)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
