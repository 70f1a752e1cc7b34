import { data } from "react-router";
import type { Services } from "#platform/http/services.ts";
import { type FormFailure, readTyped } from "./form-failure.ts";
import type { FieldErrors } from "./input.ts";
import { describeRefusal, type Refusal, type Refused } from "./refusals.ts";

type Sent = { title: string; form: FormData; env: Services["env"] };

/** Shows the form again after a command refused. */
export function refuseForm({ title, form, env }: Sent, refused: Refused<Refusal>) {
  const { reason, retryAfterSeconds } = refused;
  const { message, status, field } = describeRefusal(refused, env.PASSWORD_MIN_LENGTH);
  const failure: FormFailure = {
    toast: { title, description: message, variant: "destructive" },
    errors: field ? { [field]: message } : {},
    message: field ? null : message,
    reason,
    typed: readTyped(form),
  };
  const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  return data(failure, { status, ...(headers ? { headers } : {}) });
}

/** Shows the form again with words below the fields that were not filled in rightly. */
export function refuseFields({ title, form }: Sent, errors: FieldErrors) {
  const failure: FormFailure = {
    toast: { title, description: Object.values(errors)[0] ?? "", variant: "destructive" },
    errors,
    message: null,
    reason: "fields",
    typed: readTyped(form),
  };
  return data(failure, { status: 400 });
}
