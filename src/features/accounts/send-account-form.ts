import { sendForm } from "#platform/http/forms/send-form.ts";

/** Sends a form of an account page; when we cannot be reached, the toast has this title. */
export function sendAccountForm<Answer>(args: Parameters<typeof sendForm<Answer>>[0], title: string) {
  return sendForm(args, { title, description: "Something went wrong" });
}
