import { describe, expect, it } from "vitest";
import { type Actor, operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import {
  canConfirmEmail,
  canEndSession,
  canGrantAdmin,
  canManageAccount,
  canManageMember,
  canRegister,
  canRemoveSecondFactor,
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
  it("may sign up, sign in and out, and ask for a link, as anybody may", () => {
    for (const may of [canRegister, canSignIn, canSignOut, canRequestLink]) expect(may(actor)).toBe(true);
  });

  it(`may ${name === "an admin" ? "" : "not "}manage another member, and nobody may manage themselves`, () => {
    expect(canManageMember(actor, { id: "kofi" })).toBe(name === "an admin");
    expect(canManageMember(actor, { id: "ama" })).toBe(false);
  });

  it("may use a link that works, and no other", () => {
    expect(canUseLink(actor, { ownerId: "kofi" })).toBe(true);
    expect(canUseLink(actor, { ownerId: null })).toBe(false);
  });

  it("may confirm the new address of their own account alone, though they hold the link", () => {
    expect(canConfirmEmail(actor, { ownerId: "ama" })).toBe(actor.kind === "person");
    for (const ownerId of ["kofi", null]) expect(canConfirmEmail(actor, { ownerId })).toBe(false);
  });

  it("may look after an account when signed in, and after the sessions of that one alone", () => {
    const isSignedIn = actor.kind === "person";
    expect(canManageAccount(actor)).toBe(isSignedIn);
    expect(canEndSession(actor, { user_id: "ama" })).toBe(isSignedIn);
    expect(canEndSession(actor, { user_id: "kofi" })).toBe(false);
    expect(canEndSession(actor, undefined)).toBe(false);
  });

  it(`${name === "the operator" ? "may" : "must not"} make a first admin or remove a second factor`, () => {
    expect(canGrantAdmin(actor)).toBe(name === "the operator");
    expect(canRemoveSecondFactor(actor)).toBe(name === "the operator");
  });
});
