import type { Requester } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { ownArtistLimits } from "../limits.ts";
import { mayEditArtist } from "../permissions.ts";
import { invertChange, type ProfileChange } from "../profile-changes.ts";
import type { Refused } from "../refusals.ts";
import { lockArtist, writeChange } from "../write-change.server.ts";

type Needs = Pick<Services, "db" | "limits">;
type Input = { artistId: string; changeId: string };
type Result =
  | { ok: true; version: number }
  | Refused<"unknown-artist" | "unknown-change" | "changed-since" | "picture-gone" | "too-many">;

/** Restores what a change replaced, as a new change. Refused if one of its fields has been changed since. */
export async function takeBackProfileChange(
  { db, limits }: Needs,
  actor: Requester,
  { artistId, changeId }: Input,
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "unknown-artist" };
  const refused = await refuseIfTooMany(limits, [[ownArtistLimits.editAccount, actor.id]]);
  if (refused) return refused;

  return transact(db, async (tx): Promise<Result> => {
    const artist = await lockArtist(tx, artistId);
    if (!mayEditArtist(actor, artist)) return { ok: false, reason: "unknown-artist" };
    const change = await findChange(tx, { artistId, changeId });
    if (!change) return { ok: false, reason: "unknown-change" };
    const restored = invertChange(artist, change);
    if (!restored) return { ok: false, reason: "changed-since" };
    const written = await writeChange(tx, actor, artistId, { ...restored, undoes: changeId });
    return written ? { ok: true, ...written } : { ok: false, reason: "picture-gone" };
  });
}

async function findChange(tx: Tx, { artistId, changeId }: Input): Promise<ProfileChange | undefined> {
  const row = await tx
    .selectFrom("artist_changes")
    .select(["before", "after"])
    .where("id", "=", changeId)
    .where("artist_id", "=", artistId)
    .executeTakeFirst();
  return row as ProfileChange | undefined;
}
