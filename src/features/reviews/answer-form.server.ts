import { data, type RouterContextProvider, redirect } from "react-router";
import { actorOf } from "#platform/auth/actor.ts";
import { attempt } from "#platform/http/attempt.ts";
import { flashHeaders } from "#platform/http/flash.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { postReply } from "./commands/post-reply.server.ts";
import { postReview } from "./commands/post-review.server.ts";
import { type FormFailure, showAgain } from "./form-failure.ts";
import { rejectBot, stampForm } from "./form-proof.server.ts";
import { isId, readReplyForm, readReviewForm } from "./input.ts";
import type { ReviewPlace } from "./permissions.ts";
import { describeRefusal, type Refusal, type Refused } from "./refusals.ts";

type Context = Readonly<RouterContextProvider>;
type ReviewTarget = { request: Request; businessId: string | null; place: ReviewPlace; backTo: string };
type ReplyTarget = { request: Request; backTo: string };

/** Posts a review that a page sent; the answer leads to where it can be seen. */
export async function answerReview(
  context: Context,
  form: FormData,
  { request, businessId, place, backTo }: ReviewTarget,
) {
  const { services, visit } = read(context);
  const sent = { context, form };
  const input = readReviewForm(form);
  if (!input.ok) return showMistakes(sent, input.mistakes);
  const program = rejectBot(form, services.env, Date.now());
  if (program) return showRefusal(sent, program);
  if (!isId(businessId)) return showRefusal(sent, { ok: false, reason: "unknown-business" });
  const proof = String(form.get("proof") ?? "");
  const result = await attempt(visit.log, () =>
    postReview(services, actorOf(visit, request), { ...input.values, businessId, place, proof }),
  );
  if (!result.ok) return showRefusal(sent, result);

  const { id, status } = result.review;
  const isHeld = status === "Pending";
  return redirect(isHeld ? backTo : `${backTo}#review-${id}`, {
    headers: flashHeaders(services.env.APP_ORIGIN, sayPosted("Review submitted successfully!", isHeld)),
  });
}

/** Posts a reply that a page sent. */
export async function answerReply(context: Context, form: FormData, { request, backTo }: ReplyTarget) {
  const { services, visit } = read(context);
  const reviewId = String(form.get("review") ?? "");
  const sent = { context, form };
  const input = readReplyForm(form);
  if (!input.ok) return showMistakes(sent, input.mistakes);
  const program = rejectBot(form, services.env, Date.now());
  if (program) return showRefusal(sent, program);
  if (!isId(reviewId)) return showRefusal(sent, { ok: false, reason: "unknown-review" });
  const proof = String(form.get("proof") ?? "");
  const result = await attempt(visit.log, () =>
    postReply(services, actorOf(visit, request), { ...input.values, reviewId, proof }),
  );
  if (!result.ok) return showRefusal(sent, result);
  const isHeld = result.reply.status === "Pending";
  return redirect(`${backTo}#review-${reviewId}`, {
    headers: flashHeaders(services.env.APP_ORIGIN, sayPosted("Comment posted!", isHeld)),
  });
}

/** The notice after a post; one that waits is not on the page, and its writer is told so. */
function sayPosted(title: string, isHeld: boolean) {
  if (!isHeld) return { title };
  return { title, description: "Thank you. We read it first, and then it appears here." };
}

type Sent = { context: Context; form: FormData };

/** Shows the form again after it was refused. */
export function showRefusal({ context, form }: Sent, { reason, retryAfterSeconds }: Refused<Refusal>) {
  const { services, visit } = read(context);
  const { message: description, status, field } = describeRefusal(reason, retryAfterSeconds);
  const message = reason === "unexpected" ? `${description} Error id: ${visit.requestId}` : description;
  const failure = showAgain(form, {
    mistakes: field ? { [field]: description } : {},
    message: field ? null : message,
    description,
  });
  // The form has been open since it was shown first, not since now: who mends a name at once is no bot.
  const stamp = reason === "too-old" ? stampForm(services.env.AUTH_SECRET, Date.now()) : failure.stamp;
  const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  return data({ ...failure, stamp }, { status, ...(headers && { headers }) });
}

function showMistakes({ form }: Sent, mistakes: FormFailure["mistakes"]) {
  const [description = ""] = Object.values(mistakes);
  return data(showAgain(form, { mistakes, message: null, description }), { status: 400 });
}

function read(context: Context) {
  return { services: context.get(servicesContext), visit: context.get(visitContext) };
}
