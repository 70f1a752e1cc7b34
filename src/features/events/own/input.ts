import { z } from "zod";
import { textOrNull } from "#platform/http/forms/text-fields.ts";

const note = textOrNull(500);

export const cancelSchema = z.object({ note });

/** A date according to the rule. */
const originalStart = z.iso.datetime().meta({ hidden: true });

export const cancelDateSchema = z.object({ original_start: originalStart, note });

export const moveDateSchema = z.object({
  original_start: originalStart,
  // A local time in the event's time zone, which the command knows.
  starts_at: z
    .string("Choose the new day and time.")
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/, "Choose the new day and time."),
  note,
});
