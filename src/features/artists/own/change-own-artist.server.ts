import type { PersonActor, Requester } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { ownArtistLimits } from "./limits.ts";
import { canEditArtist } from "./permissions.ts";
import type { Refused } from "./refusals.ts";
import { type LockedArtist, lockArtist } from "./write-change.server.ts";

type Change<Result> = (tx: Tx, artist: LockedArtist, person: PersonActor) => Promise<Result>;

/** Changes the owner's artist under its row lock, within the account's limits. */
export async function changeOwnArtist<Result extends { ok: boolean }>(
  { db, limits }: Pick<Services, "db" | "limits">,
  actor: Requester,
  id: string,
  change: Change<Result>,
): Promise<Result | Refused<"unknown-artist" | "too-many">> {
  if (actor.kind !== "person") return { ok: false, reason: "unknown-artist" };
  return transactWithin({ db, limits }, [[ownArtistLimits.editAccount, actor.id]], async (tx) => {
    const artist = await lockArtist(tx, id);
    if (!canEditArtist(actor, artist)) return { ok: false as const, reason: "unknown-artist" as const };
    return change(tx, artist, actor);
  });
}
