import { data } from "react-router";
import { isUnreachable } from "#platform/http/is-unreachable.ts";
import type { FieldErrors } from "./input.ts";
import type { Refusal } from "./refusals.ts";

/** What a page needs to show a form again: words, and what was typed, passwords excepted. */
export type FormFailure = {
  toast: { title: string; description: string; variant: "destructive" };
  errors: FieldErrors;
  /** Said beside the button when no field is to blame. */
  message: string | null;
  reason: Refusal | "fields";
  typed: { username: string; email: string };
};

/** What was typed, as far as it is shown again. */
export function readTyped(form: FormData): FormFailure["typed"] {
  const read = (name: string) => String(form.get(name) ?? "").slice(0, 254);
  return { username: read("username"), email: read("email") };
}

type Sending<Answer> = { request: Request; serverAction: () => Promise<Answer> };

/** Sends a form from the browser; when the server cannot be reached, the page stays with all that was typed and says so. */
export async function sendForm<Answer>({ request, serverAction }: Sending<Answer>, title: string) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const failure: FormFailure = {
      toast: { title, description: "Something went wrong", variant: "destructive" },
      errors: {},
      message: "We could not be reached. Please check your connection and try again.",
      reason: "unexpected",
      typed: readTyped(form),
    };
    // With this status the router does not load the page's data again, which would fail as well.
    return data(failure, { status: 503 });
  }
}
