import { eventLetterKinds } from "#features/events/letter-kinds.ts";
import type { LetterKind } from "#platform/mail/letters.ts";

/** All letters that people can refuse, as the account page lists them. */
export const letterKinds: readonly LetterKind[] = Object.values(eventLetterKinds);
