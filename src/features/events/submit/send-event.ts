import { data } from "react-router";
import type { FormFailure } from "#platform/http/forms/form-failure.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { clearDraft } from "./draft.ts";
import { submissionFailed, submitRefusals } from "./refusals.ts";

type Sending<Answer> = { request: Request; serverAction: () => Promise<Answer> };

/**
 * Submits an event, and deletes the draft when it is accepted. If the person was logged out, the page stays, so text
 * and picture are still there after logging in.
 */
export async function sendEvent<Answer>(args: Sending<Answer>) {
  try {
    return await sendForm(args, { title: submissionFailed });
  } catch (error) {
    const leadsTo = error instanceof Response ? (error.headers.get("location") ?? "") : "";
    if (!leadsTo.startsWith("/login")) {
      if (leadsTo) clearDraft();
      throw error;
    }
    const description = String(submitRefusals["not-signed-in"].words);
    const failure: FormFailure<"not-signed-in"> = {
      ...{ form: "form", reason: "not-signed-in", errors: {}, typed: {}, stamp: null },
      toast: { title: submissionFailed, description, variant: "destructive" },
      message: description,
    };
    // With this status the router does not reload the page, which would redirect.
    return data(failure, { status: 401 });
  }
}
