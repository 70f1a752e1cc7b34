import { sql } from "kysely";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { accept } from "#testing/deletion/act.ts";
import { fullName, words } from "#testing/deletion/canary.ts";
import { calls, defineFeatureTests, type Given } from "#testing/feature-tests.ts";
import type { TestServices } from "#testing/services.ts";
import { setStanding } from "./admin/commands/set-standing.server.ts";
import { artistDecider } from "./admin/decide-artists.server.ts";
import { addArtist } from "./artists-for-tests.ts";
import { reportConversation } from "./connect/commands/report-conversation.server.ts";
import { settleReport } from "./connect/commands/settle-report.server.ts";
import { addArtist as addListed, openConnect, startConversation } from "./connect/messages-for-tests.ts";
import { updateProfile } from "./own/commands/update-profile.server.ts";
import { artistsRetention } from "./retention.ts";
import { castVote } from "./votes/commands/cast-vote.server.ts";
import { decideVotes } from "./votes/commands/decide-votes.server.ts";
import { undoVotesDecision } from "./votes/commands/undo-votes-decision.server.ts";
import { addHeldVotes } from "./votes/votes-for-tests.ts";

const addOwned = ({ services, owner }: Given) => addArtist(services.owner, { owner_id: owner.id });

async function addHeld({ db, owner }: TestServices) {
  const artistId = await addArtist(db);
  await addHeldVotes(owner, artistId, 3);
  return { artistId, until: Date.now() * 1_000 + 60_000_000 };
}

export const featureTests = defineFeatureTests({
  examples: {
    "/artist/:id": addOwned,
    "/dashboard/artist/:id": addOwned,
    "/messages/:key": "nobodys-key",
  },
  commandCases: {
    setStanding: calls(setStanding, async (services) => {
      const { id: artistId } = await addListed(services.owner, { status: "pending" });
      return { artistId, standing: "featured" as const };
    }),
    settleReport: calls(settleReport, async (services) => {
      const open = await openConnect(services);
      const { id: artistId } = await addListed(services.owner);
      const { id: conversation_id } = await startConversation(open, { artistId });
      const { id } = await services.db
        .insertInto("artist_message_reports")
        .values({ conversation_id, is_by_artist: true, reason: "spam" })
        .returning("id")
        .executeTakeFirstOrThrow();
      return { id, outcome: "closed" as const, note: null };
    }),
    decideVotes: calls(decideVotes, async (services) => {
      const held = await addHeld(services);
      return { ...held, verdict: "strike" as const };
    }),
    undoVotesDecision: calls(undoVotesDecision, async (services, admin) => {
      const held = await addHeld(services);
      const decided = await decideVotes(services, admin, { ...held, verdict: "accept" });
      const decisionId = (decided.ok && decided.decisionId) || "";
      return { artistId: held.artistId, decisionId };
    }),
  },
  retentionCases: {
    rejected: async (services) => {
      const id = await addArtist(services.owner);
      const admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
      const verdict = { outcome: "rejected", reason: "other", note: null } as const;
      await transact(services.db, (tx) => artistDecider.apply(tx, id, verdict, admin));
      return ["artist_directory", sql`artist_id = ${id}`];
    },
    changes: async (services) => {
      const id = await addArtist(services.owner);
      await sql`insert into artist_changes (artist_id, version, before, after)
        values (${id}, 2, '{"tagline": "Ama"}', '{"tagline": "Esi"}')`.execute(services.owner);
      return ["artist_changes", sql`artist_id = ${id}`];
    },
    voteOrigins: async (services) => {
      const artistId = await addArtist(services.owner);
      await castVote(services, aVisitor(), { artistId });
      return ["vote_origins", sql`artist_id = ${artistId}`];
    },
    messages: async (services) => {
      const { id: artistId } = await addListed(services.owner);
      const { id } = await startConversation(await openConnect(services), { artistId });
      return ["artist_conversations", sql`id = ${id}`];
    },
  },
  projectionFaults: {
    artist_vote_counts: [
      "update artist_directory set community_votes = community_votes + 7 where artist_id = (select min(artist_id::text)::uuid from artist_directory)",
    ],
  },
  seeders: [
    {
      what: "votes for artists",
      // They only contain the person's id.
      leaves: [],
      seed: async ({ services, person }) => {
        const artistId = await addArtist(services.db);
        accept(await castVote(services, aMember(person.id), { artistId }));
      },
    },
    {
      what: "message to an artist, and a report about it",
      leaves: ["artist_messages.body", "artist_message_reports.details"],
      seed: async ({ services, person }) => {
        const open = await openConnect(services);
        const { id: artistId } = await addListed(services.owner);
        const text = `Would you play for us? ${words} ${fullName}`;
        const { senderKey: key } = await startConversation(open, { artistId, person, text });
        const report = { key, reason: "other", details: `Asked ${fullName} for money.` } as const;
        accept(await reportConversation(open, aMember(person.id), report));
      },
    },
    {
      what: "artist profile of their own, with its history",
      leaves: ["artist_directory.email", "artist_changes.after"],
      seed: async ({ services, person, pages }) => {
        const id = await addArtist(services.owner, { owner_id: person.id });
        const change = { id, version: 1, fields: { email: person.email } };
        accept(await updateProfile(services, aMember(person.id), change));
        pages.push("/artist-directory", `/artist/${id}`);
      },
    },
  ],
  leftAfterDeletion: {
    atOnce: {
      "artist_changes.after": artistsRetention.changes,
      "artist_changes.before": artistsRetention.changes,
    },
  },
});
