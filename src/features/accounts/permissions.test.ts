import { describe, expect, it } from "vitest";
import { type Actor, operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import {
  canConfirmEmail,
  canEndSession,
  canGrantAdmin,
  canIssueResetLink,
  canManageAccount,
  canManageMember,
  canRegister,
  canRemoveSecondFactor,
  canRepeatDeletions,
  canRequestLink,
  canSignIn,
  canSignOut,
  canUseLink,
} from "./permissions.ts";

const actors: [string, Actor][] = [
  ["a visitor", aVisitor()],
  ["a member", aMember("ama")],
  ["an admin", anAdmin("ama")],
  ["the operator", operator],
];

describe.each(actors)("%s", (name, actor) => {
  it("anyone can register, log in and out, and request a link", () => {
    for (const may of [canRegister, canSignIn, canSignOut, canRequestLink]) expect(may(actor)).toBe(true);
  });

  it(`can ${name === "an admin" ? "" : "not "}manage another member, and no one can manage themselves`, () => {
    expect(canManageMember(actor, { id: "kofi" })).toBe(name === "an admin");
    expect(canManageMember(actor, { id: "ama" })).toBe(false);
  });

  it("can use a valid link, and no other", () => {
    expect(canUseLink(actor, { ownerId: "kofi" })).toBe(true);
    expect(canUseLink(actor, { ownerId: null })).toBe(false);
  });

  it("can confirm the new address of their own account only, even with another's link", () => {
    expect(canConfirmEmail(actor, { ownerId: "ama" })).toBe(actor.kind === "person");
    for (const ownerId of ["kofi", null]) expect(canConfirmEmail(actor, { ownerId })).toBe(false);
  });

  it("can manage their own account when logged in, and only its sessions", () => {
    const isSignedIn = actor.kind === "person";
    expect(canManageAccount(actor)).toBe(isSignedIn);
    expect(canEndSession(actor, { user_id: "ama" })).toBe(isSignedIn);
    expect(canEndSession(actor, { user_id: "kofi" })).toBe(false);
    expect(canEndSession(actor, undefined)).toBe(false);
  });

  it(`${name === "the operator" ? "can" : "cannot"} make a first admin, remove a second factor, issue a link or repeat a deletion`, () => {
    expect(canGrantAdmin(actor)).toBe(name === "the operator");
    expect(canRemoveSecondFactor(actor)).toBe(name === "the operator");
    expect(canIssueResetLink(actor)).toBe(name === "the operator");
    expect(canRepeatDeletions(actor)).toBe(name === "the operator");
  });
});
