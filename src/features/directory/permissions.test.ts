import { describe, expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import {
  canConfirmBusiness,
  canCreateBusiness,
  canDeleteBusiness,
  canEditBusiness,
  canEditEveryField,
} from "./permissions.ts";

const actors = {
  visitor: aVisitor(),
  owner: aMember("ama"),
  other: aMember("kofi"),
  admin: anAdmin("efua"),
  operator,
};
type Name = keyof typeof actors;
const names = Object.keys(actors) as Name[];
const allowed = (may: (name: Name) => boolean) => names.filter(may);
const owned = { owner_id: "ama" };
const unowned = { owner_id: null };

describe("permissions of listings", () => {
  it("the owner and admins can edit", () => {
    expect(allowed((name) => canEditBusiness(actors[name], owned))).toEqual(["owner", "admin"]);
    expect(allowed((name) => canEditBusiness(actors[name], unowned))).toEqual(["admin"]);
    expect(allowed((name) => canEditBusiness(actors[name], undefined))).toEqual([]);
  });

  it("only the owner can confirm", () => {
    expect(allowed((name) => canConfirmBusiness(actors[name], owned))).toEqual(["owner"]);
    expect(allowed((name) => canConfirmBusiness(actors[name], unowned))).toEqual([]);
    expect(allowed((name) => canConfirmBusiness(actors[name], undefined))).toEqual([]);
  });

  it("only admins can add and delete", () => {
    expect(allowed((name) => canCreateBusiness(actors[name]))).toEqual(["admin"]);
    expect(allowed((name) => canDeleteBusiness(actors[name]))).toEqual(["admin"]);
  });

  it("only admins can edit every field", () => {
    expect(allowed((name) => canEditEveryField(actors[name]))).toEqual(["admin"]);
  });
});
