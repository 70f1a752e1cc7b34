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
  await services.owner.deleteFrom("mail_outbox").execute();
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
const settled = { isDone: true, note: null, answer: null, again: false };
const letters = () =>
  services.db
    .selectFrom("mail_outbox")
    .select(["recipient", "data"])
    .where("template", "=", "request-answered")
    .orderBy("id")
    .execute();
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

  it("are settled with a note, and reopened, each audited", async () => {
    expect(await settleRequest(services, admin, { ...settled, id, note: "On the map" })).toEqual({
      ok: true,
      isMailed: false,
    });
    expect(await list("done")).toMatchObject([{ id, note: "On the map", doneAt: expect.any(Date) }]);
    expect(await countOpenRequests(services.db)).toBe(1);
    await settleRequest(services, admin, { ...settled, id, note: "Again" });
    expect(await settleRequest(services, admin, { ...settled, id, isDone: false, note: "ignored" })).toEqual({
      ok: true,
      isMailed: false,
    });
    expect(await list("open")).toHaveLength(2);
    expect(await audits()).toMatchObject([
      { action: "request.settle", actor_id: admin.id, after: { isDone: true, note: "On the map" } },
      { action: "request.reopen", before: { isDone: true, note: "On the map" }, after: { isDone: false } },
    ]);
  });

  it("get one reply by email: a second one must be confirmed", async () => {
    const open = () => settleRequest(services, admin, { ...settled, id, isDone: false });
    const settle = (changes: { answer?: string; again?: boolean }) =>
      settleRequest(services, admin, { ...settled, id, ...changes });
    expect(await settle({ answer: "Accra has a guide now." })).toEqual({ ok: true, isMailed: true });
    expect(await letters()).toMatchObject([
      {
        recipient: "zuri@example.com",
        data: { details: "Accra", answer: "Accra has a guide now." },
      },
    ]);
    expect(await list("done")).toMatchObject([
      { answer: "Accra has a guide now.", answeredAt: expect.any(Date) },
    ]);

    await open();
    expect(await settle({})).toEqual({ ok: true, isMailed: false });
    expect(await letters()).toHaveLength(1);
    await open();
    expect(await settle({ answer: "And tours." })).toEqual({ ok: false, reason: "answered" });
    expect([await list("done"), await letters()]).toMatchObject([[], { length: 1 }]);
    expect(await settle({ answer: "And tours.", again: true })).toEqual({ ok: true, isMailed: true });
    expect(await letters()).toHaveLength(2);
    expect(await audits()).toHaveLength(5);
  });

  it("cannot get a reply after another admin has settled them, which would be lost", async () => {
    await settleRequest(services, admin, { ...settled, id });
    const late = await settleRequest(services, admin, { ...settled, id, answer: "Accra has a guide now." });
    expect(late).toEqual({ ok: false, reason: "settled" });
    expect(await letters()).toEqual([]);
  });

  it("cannot get a reply without an email address", async () => {
    const [kofi] = await list("open");
    const answer = { ...settled, id: kofi?.id ?? "", answer: "Soon." };
    expect(await settleRequest(services, admin, answer)).toEqual({ ok: false, reason: "no-address" });
    expect([await list("done"), (await letters()).length]).toEqual([[], 0]);
  });

  it("can be settled by admins only", async () => {
    for (const actor of [aVisitor(), aMember(admin.id), operator])
      expect(await settleRequest(services, actor, { ...settled, id, answer: "No" })).toEqual({
        ok: false,
        reason: "not-allowed",
      });
    const unknown = { ...settled, id: "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d" };
    expect(await settleRequest(services, admin, unknown)).toEqual({ ok: false, reason: "gone" });
    expect([await list("done"), await audits(), await letters()]).toEqual([[], [], []]);
  });
});
