import { reportConversation } from "#features/artists/connect/commands/report-conversation.server.ts";
import { addArtist, openConnect, startConversation } from "#features/artists/connect/messages-for-tests.ts";
import { updateProfile } from "#features/artists/own/commands/update-profile.server.ts";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { fullName, type Seeder, words } from "./canary-for-tests.ts";

/** What a person can leave behind with artists. */
export const artistSeeders: readonly Seeder[] = [
  {
    what: "message to an artist, and a report about it",
    leaves: ["artist_messages.body", "artist_message_reports.details"],
    seed: async ({ services, person }) => {
      const open = await openConnect(services);
      const { id: artistId } = await addArtist(services.owner);
      const text = `Would you play for us? ${words} ${fullName}`;
      const { senderKey: key } = await startConversation(open, { artistId, person, text });
      const report = { key, reason: "other", details: `Asked ${fullName} for money.` } as const;
      const reported = await reportConversation(open, aMember(person.id), report);
      if (!reported.ok) throw new Error(`Refused: ${reported.reason}`);
    },
  },
  {
    what: "the own profile of an artist with its history",
    leaves: ["artist_directory.email", "artist_changes.after"],
    seed: async ({ services, person, pages }) => {
      const { id } = await addArtist(services.owner);
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
  },
];
