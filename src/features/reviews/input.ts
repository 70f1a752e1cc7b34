import { z } from "zod";
import { cleanText, requiredText, tooLong } from "#platform/http/forms/text-fields.ts";
import { maxNameLength, maxTextLength } from "./rules.ts";

const ratingMissing = "Please select a rating";

const rating = z.int(ratingMissing).min(1, ratingMissing).max(5, ratingMissing);
/** An optional name. */
const name = z.string().overwrite(cleanName).max(maxNameLength, tooLong(maxNameLength));
const textOf = (whenEmpty: string) => requiredText(maxTextLength, whenEmpty);

/** Pages and API name these fields differently, but validate them the same way. */
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
    // Runs even if other fields are invalid, to report all errors at once.
    when: () => true,
  })
  .transform(({ anonymous, ...review }) => ({ ...review, name: anonymous ? null : review.name }));
export type ReviewDraft = z.output<typeof reviewSchema>;

const fiveMeant = "Five stars were set already. Send again if you mean them, or choose others.";

/** A review with a required name. Its form starts with five stars: who sends those untouched is asked once. */
export const signedReviewSchema = z
  .object({ ...reviewFields, name: name.min(1, nameMissing), stars_meant: z.string().optional() })
  .refine(({ rating, stars_meant }) => rating !== 5 || Boolean(stars_meant), {
    path: ["rating"],
    message: fiveMeant,
    when: () => true,
  })
  .transform(({ rating, name, comment }) => ({ rating, name, comment }));

/** The name cannot be edited. */
export const reviewEditSchema = z.object({ rating, comment: reviewFields.comment });
export type ReviewEdit = z.output<typeof reviewEditSchema>;

export const replySchema = z
  .object(replyFields)
  .transform(({ name, text }) => ({ name: name || null, text }));
export type ReplyDraft = z.output<typeof replySchema>;

/** An owner's answer is signed with the account, so it has no name. */
export const ownerReplySchema = z.object({ text: textOf("Write your answer.") });

/** Whether the text is a UUID. */
export function isId(text: string | null | undefined): text is string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? "");
}

// Joiners are allowed in texts, where emoji and several scripts need them; in a name they would allow impersonation.
const invisibleInNames = /[\p{Cf}\p{Co}\p{Cn}]/gu;

function cleanName(name: string) {
  return cleanText(name).replace(invisibleInNames, "").replace(/\s+/gu, " ").trim();
}
