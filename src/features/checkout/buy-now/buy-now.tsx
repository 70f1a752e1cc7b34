import { data } from "react-router";
import { actorOf } from "#platform/auth/actor.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { startCheckout } from "../commands/start-checkout.server.ts";
import { buyNowForm } from "../input.ts";
import { describeCheckoutRefusal } from "../refusals.ts";
import { readSitePath } from "../site-address.ts";
import type { Route } from "./+types/buy-now";

export const meta = pageTitle("Checkout", { robots: "noindex" });

const forNobodyElse = { headers: { "Cache-Control": "private, no-store" } };

/** Buys one variant without scripts: a plain form names it, and the server does the same as for the cart. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = Object.fromEntries(await request.formData());
  const back = readSitePath(services.env.APP_ORIGIN, String(form.cancel ?? ""), "/store");
  const read = buyNowForm.safeParse(form);
  if (!read.success)
    return data({ url: null, words: read.error.issues[0]?.message, back }, { status: 400, ...forNobodyElse });
  const { variant_id: variantId, quantity } = read.data;
  const actor = actorOf(context.get(visitContext), request);
  const input = { items: [{ variantId: variantId.toLowerCase(), quantity }], cancelUrl: back };
  const started = await startCheckout(services, actor, input);
  if (started.ok) return data({ url: started.url, words: null, back }, forNobodyElse);
  const { status, words } = describeCheckoutRefusal(started, services.env);
  return data({ url: null, words, back }, { status, ...forNobodyElse });
}

const nothingChosen = { url: null, words: "Choose something in the store first.", back: "/store" };

/**
 * A page that redirects with a meta refresh: browsers apply the policy's `form-action` to every redirect after a form,
 * and the policy should not list other sites.
 */
export default function BuyNow({ actionData }: Route.ComponentProps) {
  const { url, words, back } = actionData ?? nothingChosen;
  return (
    <div className="counter" data-palette="plum">
      {url && <meta httpEquiv="refresh" content={`0; url=${url}`} />}
      <Cloth id="buy-now" palette="plum" ratio={1.25} eager />
      <article className="receipt">
        <h1>{url ? "On to payment" : "Checkout Error"}</h1>
        <p>
          {url ? "It is held for you. The payment page opens by itself; if it does not, go there." : words}
        </p>
        <div className="receipt-actions">
          {url ? (
            <a className="button button-primary button-large" href={url}>
              Go to payment
            </a>
          ) : (
            <ButtonLink to={back} size="large">
              Back
            </ButtonLink>
          )}
        </div>
      </article>
    </div>
  );
}
