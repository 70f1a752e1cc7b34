import { redirect } from "react-router";
import { saveError } from "#platform/admin/editor-errors.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { requireId } from "#platform/http/request/require-found.ts";
import { changePicture } from "../commands/change-picture.server.ts";
import { productRefusals } from "../refusals.ts";
import type { Route } from "./+types/change-picture";
import { pictureChangeSchema } from "./input.ts";

/** Nothing to see here: the buttons of the pictures post to it. */
export function loader() {
  return redirect("/admin/products");
}

export function action(args: Route.ActionArgs) {
  const productId = requireId(args.params.id);
  const to = `/admin/products/${productId}/pictures`;
  return handleForm(args, {
    schema: pictureChangeSchema,
    refusals: productRefusals,
    title: saveError,
    refusedTo: to,
    run: (services, actor, input) => changePicture(services, actor, { productId, ...input }),
    done: (_, { change }) => ({
      to,
      toast: { title: change === "first" ? "This picture is first now" : "Picture removed" },
    }),
  });
}
