import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { actorOf } from "#platform/auth/actor.ts";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { formIdOf } from "#platform/http/form/form-failure.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { deleteReview } from "../commands/delete-review.server.ts";
import { editReview } from "../commands/edit-review.server.ts";
import { isId, reviewEditSchema } from "../input.ts";
import { reviewRefusals as refusals } from "../refusals.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };

const backTo = "/account/reviews";

/** Saves or deletes one's own review, whichever form of its page was sent. */
export async function answerOwnReview(args: Args, id: string) {
  if (!isId(id)) throw data(null, { status: 404 });
  const { context, request } = args;
  const services = context.get(servicesContext);
  const actor = actorOf(context.get(visitContext), request);
  const form = await request.formData();
  if (formIdOf(form) === "delete")
    return answerForm(args, {
      ...{ form, refusals, schema: z.object({}), title: "Review not deleted", refusedTo: backTo },
      run: () => deleteReview(services, actor, { id }),
      done: () => ({ to: backTo, toast: { title: "Review deleted" } }),
    });
  return answerForm(args, {
    ...{ form, refusals, schema: reviewEditSchema, title: "Review not saved" },
    run: (input) => editReview(services, actor, { ...input, id }),
    done: ({ status }) => ({
      to: backTo,
      toast: {
        title: "Review saved",
        ...(status === "Pending" && { description: "Thank you. We read it first, and then it appears." }),
      },
    }),
  });
}
