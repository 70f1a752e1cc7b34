import { describe, expect, it } from "vitest";
import { type Actor, operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import {
  mayConfirmEmail,
  mayEndSession,
  mayGrantAdmin,
  mayManageAccount,
  mayManageMember,
  mayRegister,
  mayRemoveSecondFactor,
  mayRequestLink,
  maySignIn,
  maySignOut,
  mayUseLink,
} from "./permissions.ts";

const actors: [string, Actor][] = [
  ["a visitor", aVisitor()],
  ["a member", aMember("ama")],
  ["an admin", anAdmin("ama")],
  ["the operator", operator],
];

describe.each(actors)("%s", (name, actor) => {
  it("may sign up, sign in and out, and ask for a link, as anybody may", () => {
    for (const may of [mayRegister, maySignIn, maySignOut, mayRequestLink]) expect(may(actor)).toBe(true);
  });

  it(`may ${name === "an admin" ? "" : "not "}manage another member, and nobody may manage themselves`, () => {
    expect(mayManageMember(actor, { id: "kofi" })).toBe(name === "an admin");
    expect(mayManageMember(actor, { id: "ama" })).toBe(false);
  });

  it("may use a link that works, and no other", () => {
    expect(mayUseLink(actor, { ownerId: "kofi" })).toBe(true);
    expect(mayUseLink(actor, { ownerId: null })).toBe(false);
  });

  it("may confirm the new address of their own account alone, though they hold the link", () => {
    expect(mayConfirmEmail(actor, { ownerId: "ama" })).toBe(actor.kind === "person");
    for (const ownerId of ["kofi", null]) expect(mayConfirmEmail(actor, { ownerId })).toBe(false);
  });

  it("may look after an account when signed in, and after the sessions of that one alone", () => {
    const isSignedIn = actor.kind === "person";
    expect(mayManageAccount(actor)).toBe(isSignedIn);
    expect(mayEndSession(actor, { user_id: "ama" })).toBe(isSignedIn);
    expect(mayEndSession(actor, { user_id: "kofi" })).toBe(false);
    expect(mayEndSession(actor, undefined)).toBe(false);
  });

  it(`${name === "the operator" ? "may" : "must not"} make a first admin or remove a second factor`, () => {
    expect(mayGrantAdmin(actor)).toBe(name === "the operator");
    expect(mayRemoveSecondFactor(actor)).toBe(name === "the operator");
  });
});
