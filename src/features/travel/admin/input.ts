import { z } from "zod";
import { text } from "#platform/http/forms/text-fields.ts";

/** Settled with a note and a reply, or open again. */
export const settleSchema = z
  .object({
    id: z.uuid().meta({ hidden: true }),
    state: z.enum(["done", "open"]).meta({ hidden: true }),
    note: z.string().trim().max(500, "Use at most 500 characters."),
    answer: text(2_000),
    again: z.boolean(),
  })
  .transform(({ id, state, note, answer, again }) => ({
    ...{ id, isDone: state === "done", again },
    ...{ note: note || null, answer: answer || null },
  }));
