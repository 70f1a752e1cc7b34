import { artistMessagesStop } from "#features/artists/connect/stop-messages.server.ts";
import type { LetterStop } from "#platform/mail/letter-stop.ts";

/** All letters that people without an account can stop. */
export const letterStops: readonly LetterStop[] = [artistMessagesStop];
