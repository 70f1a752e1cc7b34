import { z } from "zod";

/** The upvote button. Whatever count the browser shows is not read. */
export const voteForm = z.object({
  /** The artist's id; anything else names an entry without voting. */
  artist: z.string().min(1).max(100).meta({ hidden: true }),
  /** Where to go without JavaScript; the artist directory by default. */
  returnTo: z.string().optional(),
  /** With JavaScript the page stays and shows the answer. */
  stay: z.boolean(),
});
