import { data } from "react-router";
import type { FormFailure } from "#platform/http/forms/form-failure.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { claimRefusals, submissionError } from "./refusals.ts";

type Sending<Answer> = { request: Request; serverAction: () => Promise<Answer> };

/**
 * Sends a claim. Someone who was logged out in the meantime stays on the page, and keeps text and file for after the
 * login.
 */
export async function sendClaim<Answer>(args: Sending<Answer>) {
  try {
    return await sendForm(args, { title: submissionError });
  } catch (error) {
    if (!isLogin(error)) throw error;
    const description = String(claimRefusals["not-signed-in"].words);
    const failure: FormFailure<"not-signed-in"> = {
      ...{ form: "form", reason: "not-signed-in", errors: {}, typed: {}, stamp: null },
      toast: { title: submissionError, description, variant: "destructive" },
      message: description,
    };
    // With this status the router does not reload the page, which would navigate away.
    return data(failure, { status: 401 });
  }
}

function isLogin(error: unknown) {
  return error instanceof Response && (error.headers.get("location") ?? "").startsWith("/login");
}
