import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { formIdOf } from "#platform/http/forms/form-failure.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { deleteReview } from "../commands/delete-review.server.ts";
import { editReview } from "../commands/edit-review.server.ts";
import { isId, reviewEditSchema } from "../input.ts";
import { reviewRefusals as refusals } from "../refusals.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };

const backTo = "/account/reviews";

/** Saves or deletes the author's review, depending on the submitted form. */
export async function handleOwnReview(args: Args, id: string) {
  if (!isId(id)) throw data(null, { status: 404 });
  const form = await args.request.formData();
  if (formIdOf(form) === "delete")
    return handleForm(args, {
      ...{ form, refusals, schema: z.object({}), title: "Review not deleted", refusedTo: backTo },
      run: (services, actor) => deleteReview(services, actor, { id }),
      done: () => ({ to: backTo, toast: { title: "Review deleted" } }),
    });
  return handleForm(args, {
    ...{ form, refusals, schema: reviewEditSchema, title: "Review not saved" },
    run: (services, actor, input) => editReview(services, actor, { ...input, id }),
    done: ({ status }) => ({
      to: backTo,
      toast: {
        title: "Review saved",
        ...(status === "Pending" && { description: "Thank you. We read it first, and then it appears." }),
      },
    }),
  });
}
