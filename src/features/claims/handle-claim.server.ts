import type { RouterContextProvider } from "react-router";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import type { FormErrors } from "#platform/http/forms/read-form.server.ts";
import { claimProofs } from "./claim-proofs.ts";
import { submitClaim } from "./commands/submit-claim.server.ts";
import { artistClaimSchema, claimSchema } from "./input.ts";
import { fieldsMissing, lacksField } from "./missing-fields.ts";
import { artistClaimRefusals, claimRefusals, submissionError } from "./refusals.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

const claimForm = {
  title: submissionError,
  toastFor: toastForFields,
  files: { proof: claimProofs },
  done: {
    to: "/dashboard",
    toast: {
      title: "Claim Submitted!",
      description: "Your claim has been submitted for review. You will be notified of the outcome.",
    },
  },
};

/** Handles a claim with its proof: a file, or the id of an earlier upload. */
export async function handleClaim(args: Args) {
  // Checked before the body is read, so that no one without an account can send files.
  requirePerson(args.context, args.url);
  return handleForm(args, {
    ...{ ...claimForm, schema: claimSchema, refusals: claimRefusals },
    run: submitClaim,
  });
}

/** The same for an artist. */
export async function handleArtistClaim(args: Args, artistId: string) {
  requirePerson(args.context, args.url);
  return handleForm(args, {
    ...{ ...claimForm, schema: artistClaimSchema, refusals: artistClaimRefusals },
    run: (services, actor, claim) => submitClaim(services, actor, { ...claim, artistId }),
  });
}

/** A missing field has its own toast. */
function toastForFields(errors: FormErrors) {
  const variant = "destructive" as const;
  if (lacksField(errors)) return { title: fieldsMissing, variant };
  const [description = ""] = Object.values(errors);
  return { title: submissionError, description, variant };
}
