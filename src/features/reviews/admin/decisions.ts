import { isId } from "../input.ts";

export type PostKind = "review" | "reply";

/** Why something is taken off the site. Never because it is unkind to a business: a bad review is a review. */
export const rejectReasons = [
  { value: "hate", label: "Hate, threats or insults" },
  { value: "raid", label: "Part of a raid or a campaign" },
  { value: "spam", label: "Advertising or spam" },
  { value: "private", label: "Private data of a person" },
  { value: "elsewhere", label: "Not about this business" },
  { value: "other", label: "Something else (say what)" },
] as const;
export type RejectReason = (typeof rejectReasons)[number]["value"];

export type Decision = { kind: PostKind; id: string; note: string | null } & (
  | { isApproved: true }
  | { isApproved: false; reason: RejectReason }
);

const maxNoteLength = 500;

/** Turns a sent decision into values, or says what is missing. */
export function readDecision(
  form: FormData,
): { ok: true; decision: Decision } | { ok: false; reason: "malformed" | "reason-missing" } {
  const text = (field: string) => String(form.get(field) ?? "").trim();
  const [kind, id, decided] = [text("kind"), text("id"), text("decision")];
  if ((kind !== "review" && kind !== "reply") || !isId(id)) return { ok: false, reason: "malformed" };
  const note = text("note").slice(0, maxNoteLength) || null;
  if (decided === "approve") return { ok: true, decision: { kind, id, note, isApproved: true } };
  if (decided !== "reject") return { ok: false, reason: "malformed" };
  const reason = rejectReasons.find(({ value }) => value === text("reason"))?.value;
  if (!reason || (reason === "other" && !note)) return { ok: false, reason: "reason-missing" };
  return { ok: true, decision: { kind, id, note, isApproved: false, reason } };
}
