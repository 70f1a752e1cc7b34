import { expect, it } from "vitest";
import { type Actor, operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { canDeleteTravelReview, canEditTravelReview, canWriteTravelReview } from "./permissions.ts";

it.each<[string, Actor, boolean, boolean]>([
  ["a visitor", aVisitor(), true, false],
  ["a member while it is closed", aMember("ama"), false, false],
  ["a member", aMember("ama"), true, true],
  ["an admin while it is closed", anAdmin("ama"), false, false],
  ["the operator", operator, true, false],
])("lets %s write or not", (_, actor, isOpen, expected) => {
  expect(canWriteTravelReview(actor, { isOpen })).toBe(expected);
});

it.each<[string, Actor, string, boolean, boolean]>([
  ["the author", aMember("ama"), "Approved", true, true],
  ["the author of one that waits", aMember("ama"), "Pending", true, true],
  ["the author of a rejected one", aMember("ama"), "Rejected", false, true],
  ["another member", aMember("kofi"), "Approved", false, false],
  ["an admin", anAdmin("kofi"), "Approved", false, false],
  ["a visitor", aVisitor(), "Approved", false, false],
])("lets %s change or delete it or not", (_, actor, status, canEdit, canDelete) => {
  const review = { user_id: "ama", status };
  expect([canEditTravelReview(actor, review), canDeleteTravelReview(actor, review)]).toEqual([
    canEdit,
    canDelete,
  ]);
});

it("lets no one delete what does not exist", () => {
  expect(canDeleteTravelReview(aMember("ama"), undefined)).toBe(false);
});
