import { z } from "zod";
import { cleanText } from "#ui/format-typed-text.ts";
import { maxMessageLength, type ReportReason, reportReasons } from "./rules.ts";

export const messageSchema = z.object({
  message: z
    .string()
    .overwrite(cleanText)
    .min(1, "Write a message first.")
    .max(maxMessageLength, "Use at most 1,000 characters."),
});

export const reportSchema = z
  .object({
    reason: z.enum(Object.keys(reportReasons) as ReportReason[], "Say what is wrong with it."),
    details: z.string().overwrite(cleanText).max(500, "Use at most 500 characters."),
  })
  .transform(({ reason, details }) => ({ reason, details: details || null }));

/** On or off. */
export const stateSchema = z.object({ state: z.enum(["on", "off"]).meta({ hidden: true }) });

/** An admin's decision about a report, with a note for other admins. */
export const settleSchema = z
  .object({
    id: z.uuid().meta({ hidden: true }),
    outcome: z.enum(["closed", "dismissed", "open"]).meta({ hidden: true }),
    note: z.string().overwrite(cleanText).max(500, "Use at most 500 characters."),
  })
  .transform(({ note, ...settled }) => ({ ...settled, note: note || null }));
export type Settlement = z.output<typeof settleSchema>;
