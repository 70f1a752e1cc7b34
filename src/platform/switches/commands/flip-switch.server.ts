import { audit } from "#platform/audit/audit.server.ts";
import { type Actor, accountOf } from "#platform/auth/actor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { canFlipSwitch } from "../permissions.ts";

type Needs = {
  db: Db;
  /** The switches whose feature has its pages in this build. */
  openableSwitches: ReadonlySet<string>;
};
type Flip = { name: string; turnOn: boolean };
export type FlipResult = { ok: true } | { ok: false; reason: "not-allowed" | "unknown" | "not-built" };

/** Turns a launch switch on or off and records who did it. Setting it to its current state records nothing. */
export async function flipSwitch(
  { db, openableSwitches }: Needs,
  actor: Actor,
  { name, turnOn }: Flip,
): Promise<FlipResult> {
  if (!canFlipSwitch(actor)) return { ok: false, reason: "not-allowed" };
  return transact(db, async (tx): Promise<FlipResult> => {
    const known = await tx
      .selectFrom("launch_switches")
      .select(["is_built", "is_on"])
      .where("name", "=", name)
      .forUpdate()
      .executeTakeFirst();
    if (!known) return { ok: false, reason: "unknown" };
    if (turnOn && !(known.is_built && openableSwitches.has(name))) return { ok: false, reason: "not-built" };
    if (known.is_on === turnOn) return { ok: true };
    await tx
      .updateTable("launch_switches")
      .set({ is_on: turnOn, updated_at: new Date(), updated_by: accountOf(actor) })
      .where("name", "=", name)
      .execute();
    await audit(tx, actor, {
      action: turnOn ? "switch.turn_on" : "switch.turn_off",
      subject: { type: "launch_switch", id: name },
      before: { isOn: known.is_on },
      after: { isOn: turnOn },
    });
    return { ok: true };
  });
}
