import { confirmedMsLeft } from "#platform/auth/is-confirmed.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import type { Services } from "#platform/http/services.ts";
import { sessionConfirmationSchema } from "../input.ts";

/** Data for `ConfirmGuard`: how long the last password entry is valid, and what to ask for then. */
export async function readConfirmation({ auth }: Pick<Services, "auth">, headers: Headers) {
  const { session } = await auth.findSession(headers);
  return {
    msLeft: session ? confirmedMsLeft(session, Date.now()) : 0,
    hasSecondFactor: session?.hasSecondFactor ?? false,
    fields: describeFields(sessionConfirmationSchema),
  };
}
