import { beforeAll, describe, expect, it } from "vitest";
import type { PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { setUpDatabase } from "#testing/database.ts";
import { flipSwitch } from "./commands/flip-switch.server.ts";
import { listSwitches } from "./list-switches.server.ts";
import { readSwitches } from "./read-switches.server.ts";

const built = "review_moderation";
const notBuilt = "social_links";
const database = setUpDatabase();
let admin: PersonActor;

beforeAll(async () => {
  const { owner } = database;
  const { id } = await owner
    .insertInto("users")
    .values({ name: "Ama", email: "ama@example.com" })
    .returning("id")
    .executeTakeFirstOrThrow();
  admin = anAdmin(id, { ip: "192.0.2.7", requestId: "req-8" });
  await owner.updateTable("launch_switches").set({ is_built: true }).where("name", "=", built).execute();
  await owner.updateTable("launch_switches").set({ is_built: false }).where("name", "=", notBuilt).execute();
});

const openableSwitches = new Set([built, notBuilt]);
const needs = () => ({ db: database.db, openableSwitches });
const isOn = async (name: string) => (await listSwitches(needs())).find((known) => known.name === name)?.isOn;
const auditOf = (name: string) =>
  database.owner.selectFrom("audit_log").selectAll().where("subject_id", "=", name).orderBy("id").execute();

describe("launch switches", () => {
  it("are ten, and all are off in a fresh installation", async () => {
    const switches = await listSwitches(needs());
    expect(switches).toHaveLength(10);
    expect(switches.filter((known) => known.isOn)).toEqual([]);
    expect(await readSwitches(database.db)).toEqual(new Set());
  });

  it("are turned on and off by an admin, and each flip is audited", async () => {
    expect(await flipSwitch(needs(), admin, { name: built, turnOn: true })).toEqual({ ok: true });
    expect(await isOn(built)).toBe(true);
    expect(await flipSwitch(needs(), admin, { name: built, turnOn: false })).toEqual({ ok: true });
    expect(await isOn(built)).toBe(false);

    const [first, second, ...more] = await auditOf(built);
    expect(first).toMatchObject({
      actor_id: admin.id,
      action: "switch.turn_on",
      subject_type: "launch_switch",
      before: { isOn: false },
      after: { isOn: true },
      request_id: "req-8",
      ip: "192.0.2.7",
    });
    expect(second).toMatchObject({ action: "switch.turn_off", after: { isOn: false } });
    expect(more).toEqual([]);
  });

  it("record nothing when the state does not change", async () => {
    const before = await auditOf(built);
    expect(await flipSwitch(needs(), admin, { name: built, turnOn: false })).toEqual({ ok: true });
    expect(await auditOf(built)).toEqual(before);
  });

  it("cannot be turned on before their feature is built", async () => {
    const result = await flipSwitch(needs(), admin, { name: notBuilt, turnOn: true });
    expect(result).toEqual({ ok: false, reason: "not-built" });
    expect(await isOn(notBuilt)).toBe(false);
    expect(await auditOf(notBuilt)).toEqual([]);
  });

  it("cannot be turned on without their pages in this build, even if the database marks them as built", async () => {
    const pageless = { db: database.db, openableSwitches: new Set<string>() };
    const result = await flipSwitch(pageless, admin, { name: built, turnOn: true });
    expect(result).toEqual({ ok: false, reason: "not-built" });
    expect(await isOn(built)).toBe(false);
    const listed = await listSwitches(pageless);
    expect(listed.filter(({ isBuilt }) => isBuilt)).toEqual([]);
  });

  it("show who flipped them and when, newest first", async () => {
    await flipSwitch(needs(), admin, { name: built, turnOn: true });
    await flipSwitch(needs(), admin, { name: built, turnOn: false });
    const switches = await listSwitches(needs());
    const flipped = switches.find(({ name }) => name === built);
    const [last, before] = flipped?.flips ?? [];
    expect([flipped?.isBuilt, last, before]).toMatchObject([
      true,
      { by: "Ama", turnedOn: false },
      { by: "Ama", turnedOn: true },
    ]);
    expect([before?.at, last?.at]).toEqual((await auditOf(built)).slice(-2).map(({ at }) => at));
    expect(switches.find(({ name }) => name === notBuilt)?.flips).toEqual([]);
  });

  it("are refused to another user and to a visitor", async () => {
    for (const actor of [aMember(admin.id), aVisitor()]) {
      const result = await flipSwitch(needs(), actor, { name: built, turnOn: true });
      expect(result).toEqual({ ok: false, reason: "not-allowed" });
    }
    expect(await isOn(built)).toBe(false);
  });

  it("reject unknown names", async () => {
    const result = await flipSwitch(needs(), admin, { name: "no_such_switch", turnOn: true });
    expect(result).toEqual({ ok: false, reason: "unknown" });
  });
});
