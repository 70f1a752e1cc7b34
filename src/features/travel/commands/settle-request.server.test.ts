import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operator, type PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { countOpenRequests, listRequests } from "../queries/list-requests.server.ts";
import { settleRequest } from "./settle-request.server.ts";

const { services } = setUpServices();
let admin: PersonActor;
let id: string;

beforeAll(async () => {
  admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
});
beforeEach(async () => {
  await services.owner.deleteFrom("feature_requests").execute();
  const rows = [
    { name: "Zuri", email: "zuri@example.com", feature_type: "Suggest a destination", details: "Accra" },
    { name: "Kofi", feature_type: "Request a missing service", details: null },
  ];
  const [first] = await services.db
    .insertInto("feature_requests")
    .values(rows.map((row, index) => ({ ...row, created_at: new Date(1_000 * index) })))
    .returning("id")
    .execute();
  id = first?.id ?? "";
});

const list = async (state: "open" | "done" | "all", type = "") =>
  (await listRequests(services.db, { state, type, after: "", limit: 10 })).items;
const audits = () =>
  services.db.selectFrom("audit_log").selectAll().where("subject_id", "=", id).orderBy("id").execute();

describe("requests", () => {
  it("are listed newest first, by state and by type", async () => {
    expect((await list("open")).map(({ name }) => name)).toEqual(["Kofi", "Zuri"]);
    expect((await list("all", "Suggest a destination")).map(({ details }) => details)).toEqual(["Accra"]);
    expect(await list("done")).toEqual([]);
    expect(await countOpenRequests(services.db)).toBe(2);
    const [newest] = (await listRequests(services.db, { state: "open", type: "", after: "", limit: 1 }))
      .items;
    expect(newest).toMatchObject({ name: "Kofi", email: null, type: "Request a missing service" });
  });

  it("are marked as done with a note, and opened again, each in the audit log", async () => {
    expect(await settleRequest(services, admin, { id, isDone: true, note: "On the map" })).toEqual({
      ok: true,
    });
    expect(await list("done")).toMatchObject([{ id, note: "On the map", doneAt: expect.any(Date) }]);
    expect(await countOpenRequests(services.db)).toBe(1);
    await settleRequest(services, admin, { id, isDone: true, note: "Again" });
    expect(await settleRequest(services, admin, { id, isDone: false, note: "ignored" })).toEqual({
      ok: true,
    });
    expect(await list("open")).toHaveLength(2);
    expect(await audits()).toMatchObject([
      { action: "request.settle", actor_id: admin.id, after: { isDone: true, note: "On the map" } },
      { action: "request.reopen", before: { isDone: true, note: "On the map" }, after: { isDone: false } },
    ]);
  });

  it("are out of reach for anybody but admins", async () => {
    for (const actor of [aVisitor(), aMember(admin.id), operator])
      expect(await settleRequest(services, actor, { id, isDone: true, note: null })).toEqual({
        ok: false,
        reason: "not-allowed",
      });
    const unknown = { id: "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d", isDone: true, note: null };
    expect(await settleRequest(services, admin, unknown)).toEqual({ ok: false, reason: "gone" });
    expect([await list("done"), await audits()]).toEqual([[], []]);
  });
});
