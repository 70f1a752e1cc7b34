import { data } from "react-router";
import type { Services } from "#platform/http/services.ts";
import type { FieldErrors } from "./input.ts";
import { describeRefusal, type Refusal, type Refused } from "./refusals.ts";

/** What a page needs to show a form again: words, and what was typed, passwords excepted. */
export type FormFailure = {
  toast: { title: string; description: string; variant: "destructive" };
  errors: FieldErrors;
  /** Said beside the button when no field is to blame. */
  message: string | null;
  reason: Refusal | "fields";
  typed: { username: string; email: string };
};

type Sent = { title: string; form: FormData; env: Services["env"] };

/** Shows the form again after a command refused. */
export function refuseForm({ title, form, env }: Sent, { reason, retryAfterSeconds }: Refused<Refusal>) {
  const { message, status, field } = describeRefusal(reason, env.PASSWORD_MIN_LENGTH);
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

function readTyped(form: FormData) {
  const read = (name: string) => String(form.get(name) ?? "").slice(0, 254);
  return { username: read("username"), email: read("email") };
}
