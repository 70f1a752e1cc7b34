import { openableSwitches } from "#app/switches.ts";
import { reviewSwitches } from "#features/reviews/switches.ts";
import { operator } from "#platform/auth/actor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type FlipResult, flipSwitch } from "#platform/switches/commands/flip-switch.server.ts";
import { listSwitches } from "#platform/switches/list-switches.server.ts";

type Refusal = Extract<FlipResult, { ok: false }>["reason"];
export type Flip = {
  /** The switches to flip, or `all` that are built. Turning on `all` leaves out `byNameOnly`. */
  names: readonly string[] | "all";
  turnOn: boolean;
};
/** Moderation opens no page. It holds every review in a queue, so it must be requested explicitly. */
const byNameOnly: ReadonlySet<string> = new Set([reviewSwitches.moderation.name]);

export type Refused = { name: string; reason: Refusal };

/** Flips launch switches as an operator, each in its own transaction. Returns the ones that were refused. */
export async function launchSwitches(db: Db, { names, turnOn }: Flip): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const name of names === "all" ? await listAll(db, turnOn) : names) {
    const result = await flipSwitch({ db, openableSwitches }, operator, { name, turnOn });
    if (!result.ok) refused.push({ name, reason: result.reason });
  }
  return refused;
}

async function listAll(db: Db, turnOn: boolean) {
  return (await listSwitches({ db, openableSwitches }))
    .filter(({ name, isBuilt }) => isBuilt && !(turnOn && byNameOnly.has(name)))
    .map(({ name }) => name);
}
