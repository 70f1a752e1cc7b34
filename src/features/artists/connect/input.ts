import { z } from "zod";
import { requiredText, text } from "#platform/http/forms/text-fields.ts";
import { maxMessageLength, type ReportReason, reportReasons } from "./rules.ts";

export const messageSchema = z.object({
  message: requiredText(maxMessageLength, "Write a message first."),
});

export const reportSchema = z
  .object({
    reason: z.enum(Object.keys(reportReasons) as ReportReason[], "Say what is wrong with it."),
    details: text(500),
  })
  .transform(({ reason, details }) => ({ reason, details: details || null }));

/** On or off. */
export const stateSchema = z.object({ state: z.enum(["on", "off"]).meta({ hidden: true }) });

/** An admin's decision about a report, with a note for other admins. */
export const settleSchema = z
  .object({
    id: z.uuid().meta({ hidden: true }),
    outcome: z.enum(["closed", "dismissed", "open"]).meta({ hidden: true }),
    note: text(500),
  })
  .transform(({ note, ...settled }) => ({ ...settled, note: note || null }));
export type Settlement = z.output<typeof settleSchema>;
