import { z } from "zod";
import type { Subject, Verdict } from "#platform/decisions/decider.ts";
import { otherReason, type RejectReason } from "./queue.ts";
import { queuePageSize, readKey } from "./queue-query.ts";

const reasonMissing = "Choose a reason. For something else, say what.";

export const approvalSchema = z.object({}).transform((): Verdict => ({ outcome: "approved" }));

const schemas = new WeakMap<readonly RejectReason[], ReturnType<typeof buildSchema>>();

/** The fields of a rejection: a listed reason, or the admin's own text. */
export function rejectionSchema(reasons: readonly RejectReason[]) {
  const schema = schemas.get(reasons) ?? buildSchema(reasons);
  schemas.set(reasons, schema);
  return schema;
}

function buildSchema(reasons: readonly RejectReason[]) {
  return z
    .object({
      reason: z.enum(reasons.map(({ value }) => value) as [string, ...string[]], reasonMissing),
      note: z.string().trim().max(500, "Use at most 500 characters."),
    })
    .refine(({ reason, note }) => reason !== otherReason.value || note !== "", {
      path: ["reason"],
      message: reasonMissing,
    })
    .transform(({ reason, note }): Verdict => ({ outcome: "rejected", reason, note: note || null }));
}

/** The selected items of a form, or null if it has something that none of our pages sends. */
export function readItems(form: FormData): Subject[] | null {
  const keys = [...new Set(form.getAll("item").map(String))];
  if (keys.length > queuePageSize) return null;
  const items = keys.flatMap((key) => readKey(key) ?? []);
  return items.length === keys.length ? items : null;
}

const decisionIds = z.array(z.uuid()).min(1).max(queuePageSize);

/** The decisions to undo, separated by commas, or null if malformed. */
export function readDecisionIds(form: FormData): string[] | null {
  return decisionIds.safeParse(String(form.get("undo") ?? "").split(",")).data ?? null;
}
