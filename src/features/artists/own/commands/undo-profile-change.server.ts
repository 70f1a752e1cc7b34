import type { Requester } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Services } from "#platform/http/services.ts";
import { changeOwnArtist } from "../change-own-artist.server.ts";
import { invertChange, type ProfileChange } from "../profile-changes.ts";
import type { Refused } from "../refusals.ts";
import { writeChange } from "../write-change.server.ts";

type Needs = Pick<Services, "db" | "limits">;
type Input = { artistId: string; changeId: string };
type Result = { ok: true; version: number } | Refused<"unknown-change" | "changed-since" | "picture-gone">;

/** Reverts a change with a new change. Refused if one of its fields has been changed since. */
export function undoProfileChange(services: Needs, actor: Requester, { artistId, changeId }: Input) {
  return changeOwnArtist(services, actor, artistId, async (tx, artist): Promise<Result> => {
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
