import { formatPrice } from "#features/store/exports/format-price.ts";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { AdminTablePage } from "#ui/admin/table-page.tsx";
import { RowTitle } from "#ui/data-table.tsx";
import { describeTime } from "#ui/format-day.ts";
import { listCurrencies } from "../../queries/list-currencies.server.ts";
import { dismissPayment } from "../commands/dismiss-payment.server.ts";
import { refundPayment } from "../commands/refund-payment.server.ts";
import { listUnmatchedPayments, unmatchedPaymentsOrder } from "../queries/list-unmatched-payments.server.ts";
import type { Route } from "./+types/payments";
import { settlePaymentSchema } from "./input.ts";
import { SettleForm, State } from "./payment-cells.tsx";
import { paymentStates, unmatchedPaymentsList } from "./payments-query.ts";
import { paymentRefusals } from "./refusals.ts";

export const meta = pageTitle("Payments · Admin", { robots: "noindex" });

export const loader = listLoader({
  list: unmatchedPaymentsList,
  isCursor: unmatchedPaymentsOrder.isCursor,
  read: async (db, { state, after }) => {
    const [currencies, { items, nextCursor }] = await Promise.all([
      listCurrencies(db),
      listUnmatchedPayments(db, { state, after, limit: unmatchedPaymentsList.perPage }),
    ]);
    const payments = items.map(({ amount, currency, foundAt, ...payment }) => ({
      ...payment,
      amount: formatPrice(amount, currencies.get(currency) ?? null),
      found: describeTime(foundAt),
    }));
    return { items: payments, nextCursor, fields: describeFields(settlePaymentSchema) };
  },
});

const failed = { title: "Not settled" };
const toasts = {
  refund: { title: "Refund started", description: "The worker sends it within seconds." },
  dismiss: { title: "Payment dismissed" },
};

export function action(args: Route.ActionArgs) {
  return handleForm(args, {
    schema: settlePaymentSchema,
    refusals: paymentRefusals,
    title: failed.title,
    run: (services, actor, { outcome, ...input }) =>
      outcome === "refund" ? refundPayment(services, actor, input) : dismissPayment(services, actor, input),
    done: (_result, { outcome }) => ({
      to: unmatchedPaymentsList.href(unmatchedPaymentsList.read(args.url.searchParams)),
      toast: toasts[outcome],
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** Payments without an order, newest first. */
export default function PaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, found } = loaderData;
  return (
    <AdminTablePage
      list={unmatchedPaymentsList}
      loaded={loaderData}
      label="Payments without an order"
      noun="payments"
      choices={[{ label: "State", name: "state", options: paymentStates }]}
      columns={[
        {
          header: "Payment",
          cell: ({ id, sessionId, orderId }) => (
            <RowTitle
              title={<span className="wrap-anywhere">{id}</span>}
              note={
                <span className="wrap-anywhere">
                  Page {sessionId}, order {orderId}
                </span>
              }
            />
          ),
        },
        { header: "Amount", isNumeric: true, cell: ({ amount }) => amount },
        {
          header: "Found",
          isNumeric: true,
          isHiddenOnPhones: true,
          cell: ({ found: { at, when } }) => <time dateTime={at}>{when}</time>,
        },
        { header: "State", cell: (payment) => <State {...payment} /> },
        {
          header: <span className="sr-only">Settle</span>,
          cell: (payment) =>
            (payment.status === "open" || payment.status === "dismissed") && (
              <SettleForm payment={payment} fields={found?.fields ?? {}} failure={actionData} />
            ),
        },
      ]}
      empty={{
        title: query.state === "open" ? "Every payment has its order." : "No payment here.",
        text: "A payment waits here when its order is gone, for instance after a restore.",
      }}
    />
  );
}
