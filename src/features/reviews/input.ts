import { z } from "zod";
import { formatCount } from "#ui/format-number.ts";
import { maxNameLength, maxTextLength } from "./rules.ts";

const chooseRating = "Please select a rating";
const tooLong = (most: number) => `Use at most ${formatCount(most)} characters.`;

const rating = z.int(chooseRating).min(1, chooseRating).max(5, chooseRating);
/** A name to sign with, or nothing. */
const name = z.string().overwrite(tidyName).max(maxNameLength, tooLong(maxNameLength));
const textOf = (whenEmpty: string) =>
  z.string().overwrite(tidyText).min(1, whenEmpty).max(maxTextLength, tooLong(maxTextLength));

/** The fields of a review and of a reply: pages and API name them differently, and check them alike. */
export const reviewFields = { rating, name, comment: textOf("Write your review.") };
export const replyFields = { name, text: textOf("Write your reply.") };

export const nameMissing = "Enter your name.";

/** A review has a name unless it is anonymous. */
export const hasName = (name: string | undefined, isAnonymous: boolean) => isAnonymous || Boolean(name);

export const reviewSchema = z
  .object({ ...reviewFields, anonymous: z.boolean() })
  .refine(({ name, anonymous }) => hasName(name, anonymous), {
    path: ["name"],
    message: nameMissing,
    // Said together with what is wrong elsewhere.
    when: () => true,
  })
  .transform(({ anonymous, ...review }) => ({ ...review, name: anonymous ? null : review.name }));
export type ReviewDraft = z.output<typeof reviewSchema>;

/** Here people sign with their name. */
export const signedReviewSchema = z.object({ ...reviewFields, name: name.min(1, nameMissing) });

/** The name stays as it was signed. */
export const reviewEditSchema = z.object({ rating, comment: reviewFields.comment });
export type ReviewEdit = z.output<typeof reviewEditSchema>;

/** The name of a reply is optional. */
export const replySchema = z
  .object(replyFields)
  .transform(({ name, text }) => ({ name: name || null, text }));
export type ReplyDraft = z.output<typeof replySchema>;

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
