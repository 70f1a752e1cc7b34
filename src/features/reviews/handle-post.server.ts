import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { handleForm, refuseForm } from "#platform/http/forms/handle-form.server.ts";
import type { FormErrors } from "#platform/http/forms/read-form.server.ts";
import { postReply } from "./commands/post-reply.server.ts";
import { postReview } from "./commands/post-review.server.ts";
import { failureTitles } from "./failure-titles.ts";
import { isId, type ReviewDraft, replySchema, type reviewSchema, type signedReviewSchema } from "./input.ts";
import type { ReviewSource } from "./permissions.ts";
import { type Refused, reviewRefusals } from "./refusals.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };
type ReviewSchema = typeof reviewSchema | typeof signedReviewSchema;
type Target = {
  form: FormData;
  schema: ReviewSchema;
  businessId: string | null;
  source: ReviewSource;
  backTo: string;
};

/** The options of every review form. */
const reviewForm = { refusals: reviewRefusals, title: failureTitles.review, toastFor: toastForReview };

/** Posts a review from a page form, and redirects to where it is shown. */
export function handleReview(args: Args, { form, schema, businessId, source, backTo }: Target) {
  const proof = proofOf(form);
  return handleForm(args, {
    ...reviewForm,
    form,
    schema: schema as z.ZodType<ReviewDraft>,
    checksBots: "typed",
    run: async (services, actor, input) =>
      isId(businessId)
        ? postReview(services, actor, { ...input, businessId, source, proof })
        : refuse("unknown-business"),
    done: ({ review: { id, status } }) => {
      const isHeld = status === "Pending";
      const to = isHeld ? backTo : `${backTo}#review-${id}`;
      return { to, toast: postedToast("Review submitted successfully!", isHeld) };
    },
  });
}

/** Shows the review form again to a visitor who is not signed in. */
export function refuseVisitor({ context }: Args, form: FormData, schema: ReviewSchema) {
  return refuseForm(context, { ...reviewForm, schema }, form, refuse("not-signed-in"));
}

/** Posts a reply from a page form. */
export function handleReply(args: Args, { form, backTo }: Pick<Target, "form" | "backTo">) {
  const reviewId = String(form.get("review") ?? "");
  const proof = proofOf(form);
  return handleForm(args, {
    form,
    schema: replySchema,
    refusals: reviewRefusals,
    title: failureTitles.reply,
    checksBots: "typed",
    run: async (services, actor, input) =>
      isId(reviewId) ? postReply(services, actor, { ...input, reviewId, proof }) : refuse("unknown-review"),
    done: ({ reply: { status } }) => ({
      to: `${backTo}#review-${reviewId}`,
      toast: postedToast("Comment posted!", status === "Pending"),
    }),
  });
}

/** The toast after a post. A held post is not on the page, so it says that. */
function postedToast(title: string, isHeld: boolean) {
  if (!isHeld) return { title };
  return { title, description: "Thank you. We read it first, and then it appears here." };
}

/** A missing rating has its own toast. */
function toastForReview(errors: FormErrors) {
  const variant = "destructive" as const;
  if (errors.rating) return { title: errors.rating, variant };
  const [description = ""] = Object.values(errors);
  return { title: failureTitles.review, description, variant };
}

function refuse<Reason extends string>(reason: Reason): Refused<Reason> {
  return { ok: false, reason };
}

function proofOf(form: FormData) {
  return String(form.get("proof") ?? "");
}
