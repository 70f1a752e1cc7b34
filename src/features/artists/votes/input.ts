import { z } from "zod";

/** The upvote form. Counts sent by the browser are ignored. */
export const voteForm = z.object({
  /** The artist's id; anything else is an entry without voting. */
  artist: z.string().min(1).max(100).meta({ hidden: true }),
  /** Where to redirect without JavaScript; the artist directory by default. */
  returnTo: z.string().optional(),
  /** With JavaScript the page stays and shows the result. */
  stay: z.boolean(),
});
