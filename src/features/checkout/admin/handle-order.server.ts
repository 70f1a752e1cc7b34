import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { formIdOf } from "#platform/http/forms/form-failure.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { requestRefund } from "../commands/request-refund.server.ts";
import { restockLines } from "../commands/restock-lines.server.ts";
import { settleOrder } from "../commands/settle-order.server.ts";
import { handleParcel } from "../parcels/handle-parcel.server.ts";
import { refundAllSchema, refundSchema, restockSchema } from "./input.ts";
import { adminOrderPath } from "./orders-query.ts";
import { orderRefusals as refusals } from "./refusals.ts";

type Args = { context: Readonly<RouterContextProvider>; request: Request };

/** Handles all forms of an order, and redirects back to it. Commands check the amounts. */
export async function handleOrder(args: Args, orderId: string) {
  const form = await args.request.formData();
  const to = adminOrderPath(orderId);
  const refunding = { title: "Refund started", description: "We’ll email the buyer when it goes through." };
  switch (formIdOf(form)) {
    case "refund-all":
      return handleForm(args, {
        form,
        refusals,
        schema: refundAllSchema,
        title: "Not refunded",
        run: (services, actor, { reason }) =>
          requestRefund(services, actor, { orderId, amount: null, reason }),
        done: { to, toast: refunding },
      });
    case "refund":
      return handleForm(args, {
        form,
        refusals,
        schema: refundSchema,
        title: "Not refunded",
        run: (services, actor, refund) => requestRefund(services, actor, { orderId, ...refund }),
        done: { to, toast: refunding },
      });
    case "restock":
      return handleForm(args, {
        form,
        refusals,
        schema: restockSchema,
        title: "Not restocked",
        run: (services, actor, { variant, quantity }) =>
          restockLines(services, actor, { orderId, lines: [{ variantId: variant, quantity }] }),
        done: { to, toast: { title: "Back on the shelf" } },
      });
    case "settle":
      return handleForm(args, {
        form,
        refusals,
        schema: z.object({}),
        title: "Not settled",
        refusedTo: to,
        run: (services, actor) => settleOrder(services, actor, { orderId }),
        done: { to, toast: { title: "Settled" } },
      });
    default:
      return handleParcel(args, { form, to });
  }
}
