import { randomUUID } from "node:crypto";
import type { Requester } from "#platform/auth/actor.ts";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { TestServices } from "#testing/services.ts";

export type OwnedArtist = { id: string; owner: Requester & { id: string } };

/** A public artist with an owner, each new. */
export async function addOwnedArtist(services: TestServices, columns: object = {}): Promise<OwnedArtist> {
  const owner = aMember((await makePerson(services)).id);
  const { artist_id: id } = await services.owner
    .insertInto("artist_directory")
    .values({
      ...{ name: "Nia Sol", category: "Music", status: "approved", owner_id: owner.id },
      ...{ tagline: "Songs for the porch", portfolio_url: "https://one.example/a, https://two.example/b" },
      ...columns,
    })
    .returning("artist_id")
    .executeTakeFirstOrThrow();
  return { id, owner };
}

/** The row of a picture that was sent and not kept yet; there is no file. */
export async function addPicture(db: Db, userId: string): Promise<string> {
  const { id } = await db
    .insertInto("stored_files")
    .values({
      ...{ bucket: "artist-images", key: `public/${randomUUID()}.jpg`, name: "work.jpg" },
      ...{ content_type: "image/jpeg", byte_size: 2048, uploaded_by: userId },
      delete_after: new Date(Date.now() + 24 * 3_600_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
