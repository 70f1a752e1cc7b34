import { z } from "zod";

/** Accepts or strikes the votes that the admin has seen, or undoes a decision. */
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
