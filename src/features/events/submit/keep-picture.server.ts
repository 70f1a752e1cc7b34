import { sql } from "kysely";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { undoDays } from "#platform/decisions/decider.ts";
import { keepUpload } from "#platform/uploads/keep-upload.server.ts";
import { eventPictures } from "./event-pictures.ts";

const pictureAddress = /^(?:https?:\/\/[^/]+)?\/files\/event_images\/([A-Za-z0-9][\w./-]*)$/;

/**
 * Keeps the picture of an event and returns its URL: an upload by its id or URL, or the picture of another event of
 * the same person. Null if it is deleted or belongs to another person.
 */
export async function keepPicture(tx: Tx, userId: string, picture: string): Promise<string | null> {
  const upload = { purpose: eventPictures, uploadedBy: userId };
  if (isUuid(picture)) return (await keepUpload(tx, { ...upload, id: picture }))?.url ?? null;
  const key = pictureAddress.exec(picture)?.[1];
  const file = key ? await findOwnFile(tx, userId, key) : undefined;
  if (!file) return null;
  const url = `/files/${eventPictures.bucket}/${key}`;
  if (file.kept_at === null) return (await keepUpload(tx, { ...upload, id: file.id }))?.url ?? null;
  return (await isPictureOf(tx, userId, url)) ? url : null;
}

/** Releases a picture once a decision about it can no longer be undone. Other URLs are not our files. */
export async function releasePicture(tx: Tx, url: string | null, { days = undoDays as number } = {}) {
  await setExpiry(tx, url, sql<Date>`now() + ${days} * interval '1 day'`);
}

/** Keeps a picture again that was to be released. */
export async function keepPictureAgain(tx: Tx, url: string | null) {
  await setExpiry(tx, url, null);
}

async function setExpiry(tx: Tx, url: string | null, on: ReturnType<typeof sql<Date>> | null) {
  const key = pictureAddress.exec(url ?? "")?.[1];
  if (!key) return;
  await tx
    .updateTable("stored_files")
    .set({ delete_after: on })
    .where("bucket", "=", eventPictures.bucket)
    .where("key", "=", key)
    .execute();
}

function findOwnFile(tx: Tx, userId: string, key: string) {
  return tx
    .selectFrom("stored_files")
    .select(["id", "kept_at"])
    .where("bucket", "=", eventPictures.bucket)
    .where("key", "=", key)
    .where("uploaded_by", "=", userId)
    .executeTakeFirst();
}

async function isPictureOf(tx: Tx, userId: string, url: string) {
  const event = await tx
    .selectFrom("events")
    .select("id")
    .where("submitted_by", "=", userId)
    .where("image_url", "=", url)
    .executeTakeFirst();
  return event !== undefined;
}
