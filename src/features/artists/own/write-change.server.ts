import { sql } from "kysely";
import { audit } from "#platform/audit/audit.server.ts";
import { type Actor, accountOf } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { artistFieldNames, fieldsOf, type ProfileChange } from "./profile-changes.ts";
import { workPictures } from "./work-pictures.ts";
import { pictureKeyOf, readWorks } from "./works.ts";

/** How long a picture stays after its work was removed, so that the change can be reverted. */
const removedPictureDays = 30;

export type LockedArtist = NonNullable<Awaited<ReturnType<typeof lockArtist>>>;

/** Locks an artist and reads the fields of the editors. */
export function lockArtist(tx: Tx, id: string) {
  return tx
    .selectFrom("artist_directory")
    .select(["artist_id", "owner_id", "version", ...artistFieldNames])
    .where("artist_id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Writes a change of a profile with its history and the audit entry. `undoes` is the change it reverts. Null if a
 * picture that it restores is already deleted.
 */
export async function writeChange(
  tx: Tx,
  actor: Actor,
  artistId: string,
  { before, after, undoes = null }: ProfileChange & { undoes?: string | null },
): Promise<{ version: number } | null> {
  if (!(await settlePictures(tx, { before, after }))) return null;
  const { version } = await tx
    .updateTable("artist_directory")
    .set({ ...after, updated_at: sql<Date>`now()` })
    .where("artist_id", "=", artistId)
    .returning("version")
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto("artist_changes")
    .values({
      artist_id: artistId,
      changed_by: accountOf(actor),
      kind: undoes ? "undo" : "edit",
      version,
      undoes,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(tx, actor, {
    action: undoes ? "artist.take-back" : "artist.update",
    subject: { type: "artist", id: artistId },
    // The values are in the history, because the audit log outlives the profile and cannot be edited.
    after: { change: id, fields: fieldsOf({ after }), undoes },
  });
  return { version };
}

/** Releases pictures that are no longer shown, and keeps those that are shown again. */
async function settlePictures(tx: Tx, { before, after }: ProfileChange): Promise<boolean> {
  const [shown, wanted] = [before, after].map(({ portfolio_url = null }) =>
    readWorks({ portfolio_url, portfolio_titles: [] }).flatMap(({ link }) => pictureKeyOf(link) ?? []),
  ) as [string[], string[]];
  await setExpiry(tx, {
    keys: shown.filter((key) => !wanted.includes(key)),
    on: sql<Date>`now() + ${removedPictureDays} * interval '1 day'`,
  });
  const added = [...new Set(wanted.filter((key) => !shown.includes(key)))];
  return (await setExpiry(tx, { keys: added, on: null })) === added.length;
}

async function setExpiry(tx: Tx, { keys, on }: { keys: string[]; on: ReturnType<typeof sql<Date>> | null }) {
  if (keys.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable("stored_files")
    .set({ delete_after: on })
    .where("bucket", "=", workPictures.bucket)
    .where("key", "in", keys)
    .where("kept_at", "is not", null)
    .where((file) => file.or([file("delete_after", "is", null), file("delete_after", ">", sql<Date>`now()`)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
