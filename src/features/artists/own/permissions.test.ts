import { expect, it } from "vitest";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { canEditArtist, canUploadWork } from "./permissions.ts";

it.each([
  ["the owner", aMember("ama"), true],
  ["another member", aMember("kofi"), false],
  ["an admin", anAdmin("kofi"), false],
  ["a visitor", aVisitor(), false],
])("%s can edit the profile: %s", (_who, actor, may) => {
  expect(canEditArtist(actor, { owner_id: "ama" })).toBe(may);
  expect(canEditArtist(actor, { owner_id: null })).toBe(false);
  expect(canEditArtist(actor, undefined)).toBe(false);
});

it("only people with an account can upload pictures of works", () => {
  expect(canUploadWork(aMember("ama"))).toBe(true);
  expect(canUploadWork(aVisitor())).toBe(false);
});
