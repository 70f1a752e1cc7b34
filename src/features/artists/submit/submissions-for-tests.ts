import { randomUUID } from "node:crypto";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Submission } from "./input.ts";

/** What somebody tells about an artist, without a picture. */
export function anArtist(change: Partial<Submission> = {}): Submission {
  return {
    name: `Josephine Tallow ${randomUUID().slice(0, 8)}`,
    ...{ category: "Photography", city: "Macon", state: "Georgia" },
    email: `${randomUUID()}@tallow.example`,
    portfolio: "https://tallow.example/work",
    tagline: "Portraits of church hats and the women who out-dress them.",
    bio: "Josephine photographs the ten minutes after service.",
    pictureId: null,
    ...change,
  };
}

/** A picture that a visitor has just sent, and nothing has kept. */
export function addArtistPicture(db: Db) {
  return db
    .insertInto("stored_files")
    .values({
      ...{ bucket: "artist-images", key: `public/${randomUUID()}.jpg`, content_type: "image/jpeg" },
      ...{ byte_size: 10, delete_after: new Date(Date.now() + 3_600_000) },
    })
    .returning(["id", "key"])
    .executeTakeFirstOrThrow();
}

/** When a file is deleted; null while it is kept. */
export async function endOfPicture(db: Db, id: string) {
  const { delete_after } = await db
    .selectFrom("stored_files")
    .select("delete_after")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return delete_after;
}
