import { formatCount } from "#ui/format-number.ts";
import { maxNameLength, maxTextLength } from "./rules.ts";

export type ReviewDraft = { rating: number; name: string | null; comment: string };
export type ReplyDraft = { name: string | null; text: string };
export type ReviewField = "rating" | "name" | "comment";
export type Mistakes<Field extends string> = Partial<Record<Field, string>>;

type Read<Values, Field extends string> =
  | { ok: true; values: Values }
  | { ok: false; mistakes: Mistakes<Field> };

/** Turns a sent review into values, or into one sentence for each wrong field; used in the browser too. */
export function readReviewForm(form: FormData): Read<ReviewDraft, ReviewField> {
  const isAnonymous = form.get("anonymous") === "on";
  return checkReview({
    rating: Number(form.get("rating")),
    name: isAnonymous ? null : textOf(form, "name"),
    comment: textOf(form, "comment"),
  });
}

/** Tidies and checks a review; no name means that it is anonymous. */
export function checkReview(typed: ReviewDraft): Read<ReviewDraft, ReviewField> {
  const values = {
    rating: typed.rating,
    name: typed.name === null ? null : tidyName(typed.name),
    comment: tidyText(typed.comment),
  };
  const isRating = Number.isInteger(values.rating) && values.rating >= 1 && values.rating <= 5;
  const mistakes = dropEmpty({
    rating: isRating ? null : "Please select a rating",
    name: values.name === null ? null : checkLength(values.name, maxNameLength, "Enter your name."),
    comment: checkLength(values.comment, maxTextLength, "Write your review."),
  });
  return Object.keys(mistakes).length > 0 ? { ok: false, mistakes } : { ok: true, values };
}

/** Turns a sent reply into values; blank text is no reply. */
export function readReplyForm(form: FormData): Read<ReplyDraft, "name" | "text"> {
  return checkReply({ name: textOf(form, "name"), text: textOf(form, "text") });
}

/** Tidies and checks a reply; its name is optional. */
export function checkReply(typed: ReplyDraft): Read<ReplyDraft, "name" | "text"> {
  const values = { name: tidyName(typed.name ?? "") || null, text: tidyText(typed.text) };
  const mistakes = dropEmpty({
    name: checkLength(values.name ?? "-", maxNameLength, ""),
    text: checkLength(values.text, maxTextLength, "Write your reply."),
  });
  return Object.keys(mistakes).length > 0 ? { ok: false, mistakes } : { ok: true, values };
}

/** Whether this can be the id of a row. */
export function isId(text: string | null | undefined): text is string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? "");
}

// Control characters, signs that turn the direction of text around, and blanks without width. The joiners stay in
// texts, where emoji and several scripts need them; in a name they would let one person pose as another.
const unseen = /[\p{Cc}\p{Co}\p{Cn}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
const unseenInNames = /[\p{Cf}\p{Co}\p{Cn}]/gu;

function tidyText(text: string) {
  const lines = text.normalize("NFC").replaceAll("\r\n", "\n").split("\n");
  return lines
    .map((line) => line.replaceAll("\t", " ").replace(unseen, ""))
    .join("\n")
    .trim();
}

function tidyName(name: string) {
  return tidyText(name).replace(unseenInNames, "").replace(/\s+/gu, " ").trim();
}

function checkLength(text: string, most: number, whenEmpty: string) {
  if (text === "") return whenEmpty;
  return text.length > most ? `Use at most ${formatCount(most)} characters.` : null;
}

function dropEmpty<Field extends string>(found: Record<Field, string | null>): Mistakes<Field> {
  const wrong = Object.entries(found).filter(([, sentence]) => sentence !== null);
  return Object.fromEntries(wrong) as Mistakes<Field>;
}

function textOf(form: FormData, field: string) {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}
