import type { RouterContextProvider } from "react-router";
import { answerForm, refuseForm } from "#platform/http/form/answer-form.server.ts";
import type { FormErrors } from "#platform/http/form/read-form.server.ts";
import { visitContext } from "#platform/http/visit.ts";
import { claimProofs } from "./claim-proofs.ts";
import { submitClaim } from "./commands/submit-claim.server.ts";
import { claimSchema } from "./input.ts";
import { fieldsMissing, lacksField } from "./missing-fields.ts";
import { claimRefusals, submissionError } from "./refusals.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };

const claimForm = {
  schema: claimSchema,
  refusals: claimRefusals,
  title: submissionError,
  toastFor: toastForFields,
};

/** Takes a claim with its proof: a file, or the id of one that was sent before. */
export async function answerClaim(args: Args) {
  const { context } = args;
  // Before the body is read: nobody without an account sends us files.
  if (!context.get(visitContext).person)
    return refuseForm(context, claimForm, new FormData(), { ok: false, reason: "not-signed-in" });
  return answerForm(args, {
    ...claimForm,
    files: { proof: claimProofs },
    run: submitClaim,
    done: { to: "/dashboard", toast: submitted },
  });
}

const submitted = {
  title: "Claim Submitted!",
  description: "Your claim has been submitted for review. You will be notified of the outcome.",
};

/** A missing field has its own toast. */
function toastForFields(errors: FormErrors) {
  const variant = "destructive" as const;
  if (lacksField(errors)) return { title: fieldsMissing, variant };
  const [description = ""] = Object.values(errors);
  return { title: submissionError, description, variant };
}
