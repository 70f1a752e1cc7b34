import type { Unsubscribe } from "#platform/mail/unsubscribe.ts";
import { takeMessages } from "./commands/take-messages.server.ts";
import { connectEmailKinds } from "./email-kinds.ts";

/** One-click unsubscribe from all messages to an artist. */
export const artistMessagesStop: Unsubscribe = {
  ...connectEmailKinds.messages,
  startAgain: "You can turn messages back on from the page linked in each email.",
  isStopped: async (db, artistId) => {
    const artist = await db
      .selectFrom("artist_directory")
      .select("takes_messages")
      .where("artist_id", "=", artistId)
      .executeTakeFirst();
    return artist?.takes_messages !== true;
  },
  // The token from the email proves the artist.
  stop: (services, actor, artistId) =>
    takeMessages(services, actor, { artistId, hasArtistKey: true, wants: false }),
};
