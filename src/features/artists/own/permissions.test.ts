import { expect, it } from "vitest";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { mayEditArtist, mayUploadWork } from "./permissions.ts";

it.each([
  ["the owner", aMember("ama"), true],
  ["another member", aMember("kofi"), false],
  ["an admin", anAdmin("kofi"), false],
  ["a visitor", aVisitor(), false],
])("%s may edit the profile: %s", (_who, actor, may) => {
  expect(mayEditArtist(actor, { owner_id: "ama" })).toBe(may);
  expect(mayEditArtist(actor, { owner_id: null })).toBe(false);
  expect(mayEditArtist(actor, undefined)).toBe(false);
});

it("only people with an account send pictures of works", () => {
  expect(mayUploadWork(aMember("ama"))).toBe(true);
  expect(mayUploadWork(aVisitor())).toBe(false);
});
