import { decideVotes } from "#features/artists/votes/commands/decide-votes.server.ts";
import { undoVotesDecision } from "#features/artists/votes/commands/undo-votes-decision.server.ts";
import { addArtist, addHeldVotes } from "#features/artists/votes/votes-for-tests.ts";
import type { TestServices } from "#testing/services.ts";
import type { AdminCommandCase } from "./admin-command-case.ts";

async function addHeld({ db, owner }: TestServices) {
  const artistId = await addArtist(db);
  await addHeldVotes(owner, artistId, 3);
  return { artistId, until: Date.now() * 1_000 + 60_000_000 };
}

/** Decisions about votes for artists. */
export const votesCommandCases: Readonly<Record<string, AdminCommandCase>> = {
  "src/features/artists/votes/commands/decide-votes.server.ts": {
    prepare: async (services) => {
      const held = await addHeld(services);
      return (actor) => decideVotes(services, actor, { ...held, verdict: "strike" });
    },
  },
  "src/features/artists/votes/commands/undo-votes-decision.server.ts": {
    prepare: async (services, admin) => {
      const held = await addHeld(services);
      const decided = await decideVotes(services, admin, { ...held, verdict: "accept" });
      const decisionId = (decided.ok && decided.decisionId) || "";
      return (actor) => undoVotesDecision(services, actor, { artistId: held.artistId, decisionId });
    },
  },
};
