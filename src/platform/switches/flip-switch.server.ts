import type { Db } from "#platform/db/open-database.server.ts";

type Actor = {
  person: { id: string | null; isAdmin: boolean } | null;
  requestId: string | null;
  ip: string | null;
};
type Needs = {
  db: Db;
  /** The switches whose feature has its pages in this build. */
  rooms: ReadonlySet<string>;
};
type Flip = { name: string; turnOn: boolean };
export type FlipResult = { ok: true } | { ok: false; reason: "not-allowed" | "unknown" | "not-built" };

/** Whoever works at a terminal of the server with the database's password: there is no request and no account. */
export const operator: Actor = { person: { id: null, isAdmin: true }, requestId: null, ip: null };

/** Turns a launch switch on or off and records who did it; turning it to where it stands records nothing. */
export async function flipSwitch(
  { db, rooms }: Needs,
  actor: Actor,
  { name, turnOn }: Flip,
): Promise<FlipResult> {
  const { person, requestId, ip } = actor;
  if (!person?.isAdmin) return { ok: false, reason: "not-allowed" };
  return db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom("launch_switches")
      .select(["is_built", "is_on"])
      .where("name", "=", name)
      .forUpdate()
      .executeTakeFirst();
    if (!known) return { ok: false, reason: "unknown" };
    if (turnOn && !(known.is_built && rooms.has(name))) return { ok: false, reason: "not-built" };
    if (known.is_on === turnOn) return { ok: true };
    await tx
      .updateTable("launch_switches")
      .set({ is_on: turnOn, updated_at: new Date(), updated_by: person.id })
      .where("name", "=", name)
      .execute();
    await tx
      .insertInto("audit_log")
      .values({
        actor_id: person.id,
        action: turnOn ? "switch.turn_on" : "switch.turn_off",
        subject_type: "launch_switch",
        subject_id: name,
        before: JSON.stringify({ isOn: known.is_on }),
        after: JSON.stringify({ isOn: turnOn }),
        request_id: requestId,
        ip,
      })
      .execute();
    return { ok: true };
  });
}
