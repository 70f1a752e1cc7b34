import { describe, expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import {
  canDeleteOwnerReply,
  canDeleteReview,
  canEditOwnerReply,
  canEditReview,
  canPostReview,
  canReply,
  canReplyAsOwner,
  canUseReservedName,
  type ReviewSource,
} from "./permissions.ts";

const actors = { visitor: aVisitor(), member: aMember("ama"), admin: anAdmin("efua"), operator };
type Name = keyof typeof actors;
const names = Object.keys(actors) as Name[];
const allowed = (may: (name: Name) => boolean) => names.filter(may);

describe("permissions of reviews", () => {
  it.each<[ReviewSource, boolean, Name[]]>([
    ["reviews-page", false, names],
    ["reviews-page", true, names],
    ["api", false, names],
    ["business-page", false, []],
    ["business-page", true, ["member", "admin"]],
  ])("to review on the %s, whose form is open: %s", (source, isOpen, expected) => {
    expect(allowed((name) => canPostReview(actors[name], { source, isOpen }))).toEqual(expected);
  });

  it.each([
    ["Approved", names],
    ["Pending", []],
    ["Rejected", []],
  ])("to reply to a review that is %s", (status, expected) => {
    expect(allowed((name) => canReply(actors[name], { status }))).toEqual(expected);
  });

  it("to reply to nothing: nobody", () => {
    expect(allowed((name) => canReply(actors[name], undefined))).toEqual([]);
  });

  it.each([
    ["Approved", ["member"]],
    ["Pending", ["member"]],
    ["Rejected", []],
  ])("to change a review by ama that is %s", (status, expected) => {
    expect(allowed((name) => canEditReview(actors[name], { user_id: "ama", status }))).toEqual(expected);
    expect(allowed((name) => canDeleteReview(actors[name], { user_id: "ama", status }))).toEqual(["member"]);
  });

  it.each([[{ user_id: null, status: "Approved" }], [undefined]])("to change %j: nobody", (review) => {
    expect(allowed((name) => canEditReview(actors[name], review))).toEqual([]);
    expect(allowed((name) => canDeleteReview(actors[name], review))).toEqual([]);
  });

  it("to sign with a reserved name: admins", () => {
    expect(allowed((name) => canUseReservedName(actors[name]))).toEqual(["admin"]);
  });

  it("to answer as the owner: only the owner, and only a public review", () => {
    const of = (ownerId: string | null, status: string) =>
      allowed((name) => canReplyAsOwner(actors[name], { ownerId, status }));
    expect(of("ama", "Approved")).toEqual(["member"]);
    expect([of("ama", "Pending"), of(null, "Approved"), of("kofi", "Approved")]).toEqual([[], [], []]);
  });

  it("to change and delete an answer: its author, who must still be the owner to change it", () => {
    const answer = { user_id: "ama", by_owner: true, status: "Approved", ownerId: "ama" };
    const edit = (change: object) =>
      allowed((name) => canEditOwnerReply(actors[name], { ...answer, ...change }));
    const remove = (change: object) =>
      allowed((name) => canDeleteOwnerReply(actors[name], { ...answer, ...change }));
    expect([edit({}), remove({})]).toEqual([["member"], ["member"]]);
    expect([edit({ ownerId: "kofi" }), remove({ ownerId: "kofi" })]).toEqual([[], ["member"]]);
    expect([edit({ status: "Rejected" }), remove({ status: "Rejected" })]).toEqual([[], ["member"]]);
    expect([edit({ by_owner: false }), remove({ by_owner: false })]).toEqual([[], []]);
    expect([edit({ user_id: null }), remove({ user_id: null })]).toEqual([[], []]);
  });
});
