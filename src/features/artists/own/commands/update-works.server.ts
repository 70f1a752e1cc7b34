import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { keepUpload } from "#platform/uploads/keep-upload.server.ts";
import { ownArtistLimits } from "../limits.ts";
import { mayEditArtist } from "../permissions.ts";
import { findChanges } from "../profile-changes.ts";
import type { TypedWorks } from "../profile-input.ts";
import type { Refused } from "../refusals.ts";
import { workPictures } from "../work-pictures.ts";
import { isOwnPath, readWorks, writeWorks } from "../works.ts";
import { lockArtist, writeChange } from "../write-change.server.ts";

type Needs = Pick<Services, "db" | "limits">;
type Input = TypedWorks & { id: string /** The version that the editor was shown. */; version: number };
type Result =
  | { ok: true; isChanged: boolean }
  | Refused<"unknown-artist" | "changed-meanwhile" | "picture-gone" | "too-many">;

/** Saves the works of a profile, with their titles and one new picture. */
export async function updateWorks(
  { db, limits }: Needs,
  actor: Requester,
  { id, version, works, picture }: Input,
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "unknown-artist" };
  const refused = await refuseIfTooMany(limits, [[ownArtistLimits.editAccount, actor.id]]);
  if (refused) return refused;

  return transact(db, async (tx): Promise<Result> => {
    const artist = await lockArtist(tx, id);
    if (!mayEditArtist(actor, artist)) return { ok: false, reason: "unknown-artist" };
    if (artist.version !== version) return { ok: false, reason: "changed-meanwhile" };
    // A path of this site comes from an upload; a typed one could name the file of somebody else.
    const shown = new Set(readWorks(artist).map(({ link }) => link));
    if (works.some(({ link }) => isOwnPath(link) && !shown.has(link)))
      return { ok: false, reason: "picture-gone" };
    const kept =
      picture && (await keepUpload(tx, { purpose: workPictures, id: picture.id, uploadedBy: actor.id }));
    if (picture && !kept) return { ok: false, reason: "picture-gone" };
    const added = picture && kept ? [{ link: kept.url, title: picture.title }] : [];
    const change = findChanges(artist, writeWorks([...works, ...added]));
    if (!change) return { ok: true, isChanged: false };
    if (!(await writeChange(tx, actor, id, change))) return { ok: false, reason: "picture-gone" };
    return { ok: true, isChanged: true };
  });
}
