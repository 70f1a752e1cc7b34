import { updateProfile } from "#features/artists/own/commands/update-profile.server.ts";
import { addArtist } from "#features/claims/claims-for-tests.ts";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import type { Canary } from "./canary-for-tests.ts";

/** An artist who has claimed the own profile and changed its address. */
export const ownProfileSeeder = {
  what: "the own profile of an artist with its history",
  leaves: ["artist_directory.email", "artist_changes.after"],
  seed: async ({ services, person, pages }: Canary) => {
    const id = await addArtist(services.db);
    await services.db
      .updateTable("artist_directory")
      .set({ owner_id: person.id })
      .where("artist_id", "=", id)
      .execute();
    const change = { id, version: 1, fields: { email: person.email } };
    const saved = await updateProfile(services, aMember(person.id), change);
    if (!saved.ok) throw new Error(`Refused: ${saved.reason}`);
    pages.push("/artist-directory", `/artist/${id}`);
  },
};
