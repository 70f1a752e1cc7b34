import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { formIdOf } from "#platform/http/forms/form-failure.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { deleteTravelReview } from "./commands/delete-travel-review.server.ts";
import { writeTravelReview } from "./commands/write-travel-review.server.ts";
import { travelReviewSchema } from "./input.ts";
import { subjectPath } from "./lists.ts";
import { travelReviewRefusals as refusals } from "./refusals.ts";
import type { TravelKind } from "./rules.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };
type Target = { kind: TravelKind; subjectId: string };

/** Saves or deletes the member's review, depending on the submitted form. */
export async function handleTravelReview(args: Args, target: Target) {
  const form = await args.request.formData();
  const backTo = subjectPath(target.kind, target.subjectId);
  if (formIdOf(form) === "delete")
    return handleForm(args, {
      ...{ form, refusals, schema: z.object({}), title: "Review not deleted", refusedTo: backTo },
      run: (services, actor) => deleteTravelReview(services, actor, target),
      done: () => ({ to: backTo, toast: { title: "Review deleted" } }),
    });
  return handleForm(args, {
    ...{ form, refusals, schema: travelReviewSchema, title: "Error submitting review" },
    checksBots: "typed",
    run: (services, actor, input) => writeTravelReview(services, actor, { ...input, ...target }),
    done: ({ review: { id, status } }) => {
      const title = "Review submitted successfully!";
      if (status === "Approved") return { to: `${backTo}#review-${id}`, toast: { title } };
      const description = "Thank you. We read it first, and then it appears here.";
      return { to: backTo, toast: { title, description } };
    },
  });
}
