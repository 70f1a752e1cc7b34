import { accountsLetters } from "#features/accounts/emails/letters.ts";
import type { Letters } from "#platform/mail/letters.ts";

/** Every letter this site sends, under the name it is queued by. */
export const letters: Letters = { ...accountsLetters };
