import { describe, expect, it } from "vitest";
import { type Actor, operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { canActForArtist, canReadConversation, canSettleReport, canWriteToArtist } from "./permissions.ts";

const people: [string, Actor][] = [
  ["a visitor", aVisitor()],
  ["the sender", aMember("sender")],
  ["another member", aMember("other")],
  ["an admin", anAdmin("admin")],
  ["the operator", operator],
];
const allowed = (may: (actor: Actor) => boolean) =>
  people.flatMap(([name, actor]) => (may(actor) ? [name] : []));

describe("conversations with artists", () => {
  it("can be opened by logged-in members, once the switch is on", () => {
    expect(allowed((actor) => canWriteToArtist(actor, { isOpen: true }))).toEqual([
      "the sender",
      "another member",
      "an admin",
    ]);
    expect(allowed((actor) => canWriteToArtist(actor, { isOpen: false }))).toEqual([]);
  });

  it("can be read by their two sides only, not by admins", () => {
    const access = { senderId: "sender", hasArtistKey: false };
    expect(allowed((actor) => canReadConversation(actor, access))).toEqual(["the sender"]);
    expect(allowed((actor) => canActForArtist(actor, access))).toEqual([]);
    expect(canReadConversation(aVisitor(), { ...access, hasArtistKey: true })).toBe(true);
    expect(canActForArtist(aVisitor(), { hasArtistKey: true })).toBe(true);
  });

  it("are settled by admins when someone reports them", () => {
    expect(allowed(canSettleReport)).toEqual(["an admin"]);
  });
});
