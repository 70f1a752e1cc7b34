import { data } from "react-router";
import { isUuid } from "#platform/db/is-uuid.ts";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { servicesContext } from "#platform/http/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Form, SubmitButton } from "#ui/form.tsx";
import { withdrawProduct } from "../commands/withdraw-product.server.ts";
import { productRefusals } from "../refusals.ts";
import type { Route } from "./+types/withdraw-product";
import { EditorFrame } from "./editor-frame.tsx";
import { withdrawalSchema } from "./input.ts";
import { backToList, readListQuery, toEditor } from "./products-query.ts";
import { findProductText } from "./queries/find-product-text.server.ts";

export const headers = passHeaders;
export const meta = pageTitle("Withdraw a product · Admin", { robots: "noindex" });

const failed = { title: "Save Error" };

export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const product = isUuid(id) ? await findProductText(db, id) : undefined;
  if (!product) throw data(null, { status: 404 });
  const { title, isWithdrawn } = product;
  return { title, isWithdrawn, cancelTo: toEditor(id, readListQuery(url)) };
}

export function action(args: Route.ActionArgs) {
  const { id } = args.params;
  if (!isUuid(id)) throw data(null, { status: 404 });
  return answerForm(args, {
    schema: withdrawalSchema,
    refusals: productRefusals,
    title: failed.title,
    refusedTo: backToList(args.url),
    run: (services, actor, { bringBack }) =>
      withdrawProduct(services, actor, { id, isWithdrawn: !bringBack }),
    done: ({ title }, { bringBack }) => ({
      to: backToList(args.url),
      toast: { title: bringBack ? `${title} is back` : `${title} has been withdrawn` },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** Asks before a product leaves the store, or comes back. */
export default function WithdrawProductPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { title, isWithdrawn, cancelTo } = loaderData;
  return (
    <EditorFrame
      title={isWithdrawn ? `Bring ${title} back?` : `Withdraw ${title}?`}
      back={{ to: cancelTo, label: title }}
    >
      <p className="max-w-[56ch] text-pretty">
        {isWithdrawn
          ? "Its page opens again as it was, and it can be bought while there is stock."
          : "Its page closes and nobody can buy it. Orders keep it, its stock stays counted, and you can bring it back."}
      </p>
      <Form id="withdraw" failure={failure}>
        {isWithdrawn && <input type="hidden" name="bringBack" value="on" />}
        <footer className="editor-foot">
          <SubmitButton variant={isWithdrawn ? "primary" : "danger"} pendingLabel="Saving">
            {isWithdrawn ? "Bring product back" : "Withdraw product"}
          </SubmitButton>
          <ButtonLink to={cancelTo} variant="quiet">
            Cancel
          </ButtonLink>
        </footer>
      </Form>
    </EditorFrame>
  );
}
