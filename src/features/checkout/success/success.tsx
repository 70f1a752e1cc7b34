import { data } from "react-router";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { Route } from "./+types/success";
import { loadReceipt } from "./load-receipt.server.ts";
import { ReceiptDetails } from "./receipt-details.tsx";
import { ReceiptHead } from "./receipt-head.tsx";
import { useReceiptState } from "./use-receipt-state.ts";

export const meta = pageTitle("Thank you", { robots: "noindex" });

const forNobodyElse = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const requested = { id: searchParams.get("order"), key: searchParams.get("key") };
  const receipt = await loadReceipt(context.get(servicesContext), context.get(visitContext), requested);
  const orderAddress =
    receipt && `/orders/${receipt.id}?${new URLSearchParams({ key: requested.key ?? "" })}`;
  return data({ receipt, orderAddress }, { headers: forNobodyElse });
}

/** The return page from the payment provider: the order's state, or plain thanks without one. */
export default function SuccessPage({ loaderData: { receipt, orderAddress } }: Route.ComponentProps) {
  const { isCartBack } = useReceiptState(receipt?.state ?? null);
  return (
    <div className="counter" data-palette="plum">
      <Cloth id="receipt-counter" palette="plum" ratio={1.25} eager />
      <article className="receipt">
        <ReceiptHead receipt={receipt} isCartBack={isCartBack} />
        {receipt && <ReceiptDetails receipt={receipt} />}
        <div className="receipt-actions not-on-paper">
          <ButtonLink to="/store" size="large">
            Continue Shopping
          </ButtonLink>
          <ButtonLink to="/" size="large" variant="secondary">
            Back to Home
          </ButtonLink>
          {orderAddress && receipt?.state !== "failed" && (
            <TextLink to={orderAddress}>Follow this order</TextLink>
          )}
        </div>
      </article>
    </div>
  );
}
