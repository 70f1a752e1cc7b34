import type { Requester } from "#platform/auth/actor.ts";
import type { Services } from "#platform/http/services.ts";
import { keepUpload } from "#platform/uploads/keep-upload.server.ts";
import { changeOwnArtist } from "../change-own-artist.server.ts";
import { findChanges } from "../profile-changes.ts";
import type { TypedWorks } from "../profile-input.ts";
import type { Refused } from "../refusals.ts";
import { workPictures } from "../work-pictures.ts";
import { isOwnPath, readWorks, writeWorks } from "../works.ts";
import { writeChange } from "../write-change.server.ts";

type Needs = Pick<Services, "db" | "limits">;
type Input = TypedWorks & { id: string /** The version that the editor started from. */; version: number };
type Result = { ok: true; isChanged: boolean } | Refused<"changed-meanwhile" | "picture-gone">;

/** Saves the works of a profile, with their titles and one new picture. */
export function updateWorks(services: Needs, actor: Requester, { id, version, works, picture }: Input) {
  return changeOwnArtist(services, actor, id, async (tx, artist, person): Promise<Result> => {
    if (artist.version !== version) return { ok: false, reason: "changed-meanwhile" };
    // A path on this site comes from an upload; a typed one could refer to someone else's file.
    const shown = new Set(readWorks(artist).map(({ link }) => link));
    if (works.some(({ link }) => isOwnPath(link) && !shown.has(link)))
      return { ok: false, reason: "picture-gone" };
    const kept =
      picture && (await keepUpload(tx, { purpose: workPictures, id: picture.id, uploadedBy: person.id }));
    if (picture && !kept) return { ok: false, reason: "picture-gone" };
    const added = picture && kept ? [{ link: kept.url, title: picture.title }] : [];
    const change = findChanges(artist, writeWorks([...works, ...added]));
    if (!change) return { ok: true, isChanged: false };
    if (!(await writeChange(tx, actor, id, change))) return { ok: false, reason: "picture-gone" };
    return { ok: true, isChanged: true };
  });
}
