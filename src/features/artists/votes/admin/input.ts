import { z } from "zod";
import { defineListQuery } from "#platform/http/list-query.ts";

/** The query parameters of the votes to look at. */
export const heldVotesList = defineListQuery("/admin/votes", {}, { perPage: 20 });

/** Accept or strike what the admin has seen, or undo a decision. */
export const decideVotesSchema = z
  .object({
    artist: z.uuid().meta({ hidden: true }),
    verdict: z.enum(["accept", "strike", "undo"]).meta({ hidden: true }),
    until: z.int().min(0).optional().meta({ hidden: true }),
    decision: z.uuid().optional().meta({ hidden: true }),
  })
  .transform(({ artist: artistId, verdict, until = 0, decision }) =>
    verdict === "undo"
      ? { artistId, verdict, decisionId: decision ?? artistId }
      : { artistId, verdict, until },
  );
