import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { answerForm } from "#platform/http/forms/answer-form.server.ts";
import { formIdOf } from "#platform/http/forms/form-failure.ts";
import { deleteAnswer } from "../commands/delete-answer.server.ts";
import { editAnswer } from "../commands/edit-answer.server.ts";
import { postAnswer } from "../commands/post-answer.server.ts";
import { isId, answerSchema as schema } from "../input.ts";
import { reviewRefusals as refusals } from "../refusals.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };

/** Posts, saves or deletes an owner's answer. The form's id names the verb and the row: `edit-<id>`. */
export async function answerOwner(args: Args, businessId: string) {
  const form = await args.request.formData();
  const [, verb, id] = /^(answer|edit|delete)-(.+)$/.exec(formIdOf(form)) ?? [];
  if (!isId(id)) throw data(null, { status: 400 });
  // The same page of the list, so that an owner works through it.
  const { search } = new URL(args.request.url);
  const to = `/dashboard/${businessId}/reviews${search}`;
  if (verb === "delete")
    return answerForm(args, {
      ...{ form, refusals, schema: z.object({}), title: "Answer not deleted", refusedTo: to },
      run: (services, actor) => deleteAnswer(services, actor, { id }),
      done: { to, toast: { title: "Answer deleted" } },
    });
  if (verb === "edit")
    return answerForm(args, {
      ...{ form, refusals, schema, title: "Answer not saved" },
      run: (services, actor, { text }) => editAnswer(services, actor, { id, text }),
      done: { to, toast: { title: "Answer saved" } },
    });
  return answerForm(args, {
    ...{ form, refusals, schema, title: "Answer not posted" },
    run: (services, actor, { text }) => postAnswer(services, actor, { reviewId: id, text }),
    done: { to, toast: { title: "Answer posted" } },
  });
}
