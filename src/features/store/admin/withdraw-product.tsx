import { saveError } from "#platform/admin/editor-errors.ts";
import { recordTitle } from "#platform/admin/record-title.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { requireFound, requireId } from "#platform/http/request/require-found.ts";
import { servicesContext } from "#platform/http/services.ts";
import { ConfirmPage } from "#ui/admin/editor-page.tsx";
import { withdrawProduct } from "../commands/withdraw-product.server.ts";
import { productRefusals } from "../refusals.ts";
import type { Route } from "./+types/withdraw-product";
import { withdrawalSchema } from "./input.ts";
import { adminProductList } from "./products-query.ts";
import { findProductText } from "./queries/find-product-text.server.ts";

export const meta = recordTitle;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const id = requireId(params.id);
  const { title, isWithdrawn } = requireFound(await findProductText(context.get(servicesContext).db, id));
  return {
    title: isWithdrawn ? `Bring ${title} back?` : `Withdraw ${title}?`,
    label: isWithdrawn ? "Bring product back" : "Withdraw product",
    isWithdrawn,
    cancelTo: adminProductList.hrefTo(`/admin/products/${id}`, adminProductList.backFrom(url)),
  };
}

export function action(args: Route.ActionArgs) {
  const id = requireId(args.params.id);
  const to = adminProductList.href(adminProductList.backFrom(args.url));
  return handleForm(args, {
    schema: withdrawalSchema,
    refusals: productRefusals,
    title: saveError,
    refusedTo: to,
    run: (services, actor, { bringBack }) =>
      withdrawProduct(services, actor, { id, isWithdrawn: !bringBack }),
    done: ({ title }, { bringBack }) => ({
      to,
      toast: { title: bringBack ? `${title} is back` : `${title} has been withdrawn` },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: saveError });

/** Asks before a product leaves the store, or comes back. */
export default function WithdrawProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isWithdrawn } = loaderData;
  return (
    <ConfirmPage
      loaded={loaderData}
      failure={actionData}
      variant={isWithdrawn ? "primary" : "danger"}
      palette="plum"
    >
      {isWithdrawn && <input type="hidden" name="bringBack" value="on" />}
      <p>
        {isWithdrawn
          ? "Its page opens again as it was, and it can be bought while there is stock."
          : "Its page closes and nobody can buy it. Orders keep it, its stock stays counted, and you can bring it back."}
      </p>
    </ConfirmPage>
  );
}
