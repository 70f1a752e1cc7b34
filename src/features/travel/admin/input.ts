import { z } from "zod";

/** Done with a note, or open again. */
export const settleSchema = z
  .object({
    id: z.uuid().meta({ hidden: true }),
    state: z.enum(["done", "open"]).meta({ hidden: true }),
    note: z.string().trim().max(500, "Use at most 500 characters."),
  })
  .transform(({ id, state, note }) => ({ id, isDone: state === "done", note: note || null }));
