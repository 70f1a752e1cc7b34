import { sendForm } from "#platform/http/forms/send-form.ts";

/** Sends an account form. If the server is unreachable, the toast has this title. */
export function sendAccountForm<Answer>(args: Parameters<typeof sendForm<Answer>>[0], title: string) {
  return sendForm(args, { title, description: "Something went wrong" });
}
