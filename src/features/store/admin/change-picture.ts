import { data, redirect } from "react-router";
import { isUuid } from "#platform/db/is-uuid.ts";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { changePicture } from "../commands/change-picture.server.ts";
import { productRefusals } from "../refusals.ts";
import type { Route } from "./+types/change-picture";
import { pictureChangeSchema } from "./input.ts";

const pageOf = (id: string) => `/admin/products/${id}/pictures`;

/** Nothing to see here: the buttons of the pictures post to it. */
export function loader() {
  return redirect("/admin/products");
}

export function action(args: Route.ActionArgs) {
  const { id } = args.params;
  if (!isUuid(id)) throw data(null, { status: 404 });
  return answerForm(args, {
    schema: pictureChangeSchema,
    refusals: productRefusals,
    title: "Save Error",
    refusedTo: pageOf(id),
    run: (services, actor, input) => changePicture(services, actor, { productId: id, ...input }),
    done: (_, { change }) => ({
      to: pageOf(id),
      toast: { title: change === "first" ? "This picture is first now" : "Picture removed" },
    }),
  });
}
