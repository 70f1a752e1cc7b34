import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { formIdOf } from "#platform/http/forms/form-failure.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { deleteOwnerReply } from "../commands/delete-owner-reply.server.ts";
import { editOwnerReply } from "../commands/edit-owner-reply.server.ts";
import { postOwnerReply } from "../commands/post-owner-reply.server.ts";
import { isId, ownerReplySchema as schema } from "../input.ts";
import { reviewRefusals as refusals } from "../refusals.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };

/** Posts, saves or deletes an owner's answer. The form's id names the verb and the row: `edit-<id>`. */
export async function handleOwnerReply(args: Args, businessId: string) {
  const form = await args.request.formData();
  const [, verb, id] = /^(answer|edit|delete)-(.+)$/.exec(formIdOf(form)) ?? [];
  if (!isId(id)) throw data(null, { status: 400 });
  // The same page of the list, so that an owner works through it.
  const { search } = new URL(args.request.url);
  const to = `/dashboard/${businessId}/reviews${search}`;
  if (verb === "delete")
    return handleForm(args, {
      ...{ form, refusals, schema: z.object({}), title: "Answer not deleted", refusedTo: to },
      run: (services, actor) => deleteOwnerReply(services, actor, { id }),
      done: { to, toast: { title: "Answer deleted" } },
    });
  if (verb === "edit")
    return handleForm(args, {
      ...{ form, refusals, schema, title: "Answer not saved" },
      run: (services, actor, { text }) => editOwnerReply(services, actor, { id, text }),
      done: { to, toast: { title: "Answer saved" } },
    });
  return handleForm(args, {
    ...{ form, refusals, schema, title: "Answer not posted" },
    run: (services, actor, { text }) => postOwnerReply(services, actor, { reviewId: id, text }),
    done: { to, toast: { title: "Answer posted" } },
  });
}
