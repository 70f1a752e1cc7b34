import { describe, expect, it } from "vitest";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import {
  canEditTrip,
  canJoinTrip,
  canManageTrip,
  canPlanTrips,
  canRemoveMember,
  canViewTrip,
  type TripRole,
} from "./permissions.ts";

const actors = {
  visitor: aVisitor(),
  owner: aMember("ama"),
  member: aMember("esi"),
  admin: anAdmin("efua"),
};
type Name = keyof typeof actors;
const names = Object.keys(actors) as Name[];
const allowed = (may: (name: Name) => boolean) => names.filter(may);
/** `member` is a member with this role; everybody came by an address with that role. */
const accessOf = (name: Name, member: TripRole | null, link: TripRole | null) => ({
  ownerId: "ama",
  memberRole: name === "member" ? member : null,
  linkRole: link,
});

describe("permissions of trips", () => {
  it("to plan trips: anybody with an account", () => {
    expect(allowed((name) => canPlanTrips(actors[name]))).toEqual(["owner", "member", "admin"]);
  });

  it.each<[TripRole | null, TripRole | null, Name[], Name[]]>([
    [null, null, ["owner"], ["owner"]],
    ["view", null, ["owner", "member"], ["owner"]],
    ["edit", null, ["owner", "member"], ["owner", "member"]],
    [null, "view", ["visitor", "owner", "member", "admin"], ["owner"]],
    ["edit", "view", ["visitor", "owner", "member", "admin"], ["owner", "member"]],
    [null, "edit", ["visitor", "owner", "member", "admin"], ["visitor", "owner", "member", "admin"]],
  ])("with membership %s and an address to %s", (member, link, view, edit) => {
    expect(allowed((name) => canViewTrip(actors[name], accessOf(name, member, link)))).toEqual(view);
    expect(allowed((name) => canEditTrip(actors[name], accessOf(name, member, link)))).toEqual(edit);
  });

  it("to share or delete: the owner, whatever else somebody has", () => {
    expect(allowed((name) => canManageTrip(actors[name], accessOf(name, "edit", "edit")))).toEqual(["owner"]);
  });

  it("to join: whoever has an account and an address, but the owner", () => {
    expect(allowed((name) => canJoinTrip(actors[name], accessOf(name, null, "view")))).toEqual([
      "member",
      "admin",
    ]);
    expect(allowed((name) => canJoinTrip(actors[name], accessOf(name, "edit", null)))).toEqual([]);
  });

  it("to remove a member: the member and the owner", () => {
    const access = { ownerId: "ama" };
    expect(allowed((name) => canRemoveMember(actors[name], access, "esi"))).toEqual(["owner", "member"]);
  });

  it("of a trip that is not there: nobody", () => {
    const mays = [canViewTrip, canEditTrip, canManageTrip, canJoinTrip];
    for (const may of mays) expect(allowed((name) => may(actors[name], undefined))).toEqual([]);
  });
});
