import type { Requester } from "#platform/auth/actor.ts";
import type { Services } from "#platform/http/services.ts";
import { type ArtistNameRefusal, refuseArtistName } from "../../artist-name.ts";
import { changeOwnArtist } from "../change-own-artist.server.ts";
import { type ArtistField, fieldsOf, findChanges } from "../profile-changes.ts";
import type { ProfileFields } from "../profile-input.ts";
import type { Refused } from "../refusals.ts";
import { writeChange } from "../write-change.server.ts";

type Needs = Pick<Services, "db" | "limits" | "env">;
type Input = {
  id: string;
  /** The version that the editor started from. */
  version: number;
  /** Omitted fields do not change. */
  fields: Partial<ProfileFields>;
};
type Result =
  | { ok: true; changed: ArtistField[] }
  | Refused<"changed-meanwhile" | ArtistNameRefusal | "picture-gone">;

/**
 * Saves a profile and records each changed field's old and new value in its history. Refused if it was saved since the
 * editor was opened. Writes nothing without a change.
 */
export function updateProfile({ env, ...services }: Needs, actor: Requester, { id, version, fields }: Input) {
  return changeOwnArtist(services, actor, id, async (tx, artist): Promise<Result> => {
    if (artist.version !== version) return { ok: false, reason: "changed-meanwhile" };
    const change = findChanges(artist, fields);
    if (!change) return { ok: true, changed: [] };
    const badName = change.after.name ? refuseArtistName(env, change.after.name) : null;
    if (badName) return { ok: false, reason: badName };
    if (!(await writeChange(tx, actor, id, change))) return { ok: false, reason: "picture-gone" };
    return { ok: true, changed: fieldsOf(change) };
  });
}
