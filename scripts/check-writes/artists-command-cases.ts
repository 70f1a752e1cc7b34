import { setStanding } from "#features/artists/admin/commands/set-standing.server.ts";
import { settleReport } from "#features/artists/connect/commands/settle-report.server.ts";
import { addArtist, openConnect, startConversation } from "#features/artists/connect/messages-for-tests.ts";
import type { AdminCommandCase } from "./admin-command-case.ts";

/** One successful call of each command about artists and messages to them. */
export const artistsCommandCases: Readonly<Record<string, AdminCommandCase>> = {
  "src/features/artists/admin/commands/set-standing.server.ts": {
    prepare: async ({ db, jobs }) => {
      const values = { name: "Josephine Tallow", category: "Photography", email: "josephine@tallow.example" };
      const { artist_id: artistId } = await db
        .insertInto("artist_directory")
        .values(values)
        .returning("artist_id")
        .executeTakeFirstOrThrow();
      return (actor) => setStanding({ db, jobs }, actor, { artistId, standing: "featured" });
    },
  },
  "src/features/artists/connect/commands/settle-report.server.ts": {
    prepare: async (services) => {
      const open = await openConnect(services);
      const { id: artistId } = await addArtist(services.owner);
      const { id: conversation_id } = await startConversation(open, { artistId });
      const { id } = await services.db
        .insertInto("artist_message_reports")
        .values({ conversation_id, is_by_artist: true, reason: "spam" })
        .returning("id")
        .executeTakeFirstOrThrow();
      return (actor) => settleReport(services, actor, { id, outcome: "closed", note: null });
    },
  },
};
