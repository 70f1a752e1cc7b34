import { connectLetterKinds } from "#features/artists/connect/letter-kinds.ts";
import { eventLetterKinds } from "#features/events/letter-kinds.ts";
import type { LetterKind } from "#platform/mail/letters.ts";

/** All letters that people with an account can refuse, as the account page lists them. */
export const letterKinds: readonly LetterKind[] = [
  ...Object.values(eventLetterKinds),
  connectLetterKinds.answers,
];
