import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { type ArtistNameRefusal, refuseArtistName } from "../../artist-name.ts";
import { ownArtistLimits } from "../limits.ts";
import { mayEditArtist } from "../permissions.ts";
import { type ArtistField, fieldsOf, findChanges } from "../profile-changes.ts";
import type { ProfileFields } from "../profile-input.ts";
import type { Refused } from "../refusals.ts";
import { lockArtist, writeChange } from "../write-change.server.ts";

type Needs = Pick<Services, "db" | "limits" | "env">;
type Input = {
  id: string;
  /** The version that the editor was shown. */
  version: number;
  /** Fields that are left out stay as they are. */
  fields: Partial<ProfileFields>;
};
type Result =
  | { ok: true; changed: ArtistField[] }
  | Refused<"unknown-artist" | "changed-meanwhile" | ArtistNameRefusal | "picture-gone" | "too-many">;

/**
 * Saves a profile and writes each changed field's value before and after into its history. Refused if it was saved
 * since the editor was opened. Saving without a change writes nothing.
 */
export async function updateProfile(
  { db, limits, env }: Needs,
  actor: Requester,
  { id, version, fields }: Input,
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "unknown-artist" };
  const refused = await refuseIfTooMany(limits, [[ownArtistLimits.editAccount, actor.id]]);
  if (refused) return refused;

  return transact(db, async (tx): Promise<Result> => {
    const artist = await lockArtist(tx, id);
    if (!mayEditArtist(actor, artist)) return { ok: false, reason: "unknown-artist" };
    if (artist.version !== version) return { ok: false, reason: "changed-meanwhile" };
    const change = findChanges(artist, fields);
    if (!change) return { ok: true, changed: [] };
    const badName = change.after.name ? refuseArtistName(env, change.after.name) : null;
    if (badName) return { ok: false, reason: badName };
    if (!(await writeChange(tx, actor, id, change))) return { ok: false, reason: "picture-gone" };
    return { ok: true, changed: fieldsOf(change) };
  });
}
