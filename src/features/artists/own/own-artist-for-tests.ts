import type { Requester } from "#platform/auth/actor.ts";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { addSentPicture } from "#platform/uploads/sent-files-for-tests.ts";
import type { TestServices } from "#testing/services.ts";

export type OwnedArtist = { id: string; owner: Requester & { id: string } };

/** A public artist with an owner, both new. */
export async function addOwnedArtist(services: TestServices, columns: object = {}): Promise<OwnedArtist> {
  const owner = aMember((await makePerson(services)).id);
  const { artist_id: id } = await services.owner
    .insertInto("artist_directory")
    .values({
      name: "Nia Sol",
      category: "Music",
      status: "approved",
      owner_id: owner.id,
      tagline: "Songs for the porch",
      portfolio_url: "https://one.example/a, https://two.example/b",
      ...columns,
    })
    .returning("artist_id")
    .executeTakeFirstOrThrow();
  return { id, owner };
}

/** A picture that its owner just uploaded, not kept yet. */
export async function addPicture(db: Db, userId: string): Promise<string> {
  return (await addSentPicture(db, "artist-images", userId)).id;
}
