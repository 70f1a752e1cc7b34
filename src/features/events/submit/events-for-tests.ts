import { randomUUID } from "node:crypto";
import type { Db } from "#platform/db/open-database.server.ts";
import { eventBody } from "./input.ts";

/** The fields of a submission as typed. */
export const typedEvent = {
  name: "Porch Pitch",
  description: "Six founders, five minutes each.",
  start_datetime: "2031-01-23T18:30",
  time_zone: "America/New_York",
  event_type: "Pitch night",
  location: "12 Elm Street, Macon, GA",
  website: "https://porch.example/pitch",
};

/** A submission as commands receive it. */
export function readEvent(change: Record<string, unknown> = {}) {
  return eventBody.parse({ ...typedEvent, ...change });
}

/** Adds the row of an uploaded picture that is not kept yet, without a file. */
export async function addPicture(db: Db, userId: string, { hours = 24 } = {}) {
  const key = `events/${randomUUID()}.png`;
  const { id } = await db
    .insertInto("stored_files")
    .values({
      ...{ bucket: "event_images", key, name: "poster.png", content_type: "image/png", byte_size: 2048 },
      uploaded_by: userId,
      delete_after: new Date(Date.now() + hours * 3_600_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, url: `/files/event_images/${key}` };
}
