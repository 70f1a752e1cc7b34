import { formatPrice } from "#features/store/exports/format-price.ts";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { listLoader } from "#platform/http/load-list.server.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { formatTime } from "#ui/format-day.ts";
import { ChoiceLinks } from "#ui/list-page/choice-links.tsx";
import { Pager } from "#ui/pagination.tsx";
import { TableFailed } from "#ui/table-failed.tsx";
import { listCurrencies } from "../../queries/list-currencies.server.ts";
import { dismissPayment } from "../commands/dismiss-payment.server.ts";
import { refundPayment } from "../commands/refund-payment.server.ts";
import { listUnmatchedPayments, unmatchedPaymentsOrder } from "../queries/list-unmatched-payments.server.ts";
import type { Route } from "./+types/payments";
import { settlePaymentSchema } from "./input.ts";
import { PaymentTable } from "./payment-table.tsx";
import { paymentStates, unmatchedPaymentsList } from "./payments-query.ts";
import { paymentRefusals } from "./refusals.ts";

export const headers = passHeaders;
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
      ...{ ...payment, amount: formatPrice(amount, currencies.get(currency) ?? null) },
      found: { at: foundAt.toISOString(), when: formatTime(foundAt) },
    }));
    return { payments, nextCursor, fields: describeFields(settlePaymentSchema) };
  },
});

const failed = { title: "Not settled" };
const toasts = {
  refund: { title: "Refund started", description: "The worker sends it within seconds." },
  dismiss: { title: "Payment dismissed" },
};

export function action(args: Route.ActionArgs) {
  return answerForm(args, {
    ...{ schema: settlePaymentSchema, refusals: paymentRefusals, title: failed.title },
    run: (services, actor, { outcome, ...input }) =>
      outcome === "refund" ? refundPayment(services, actor, input) : dismissPayment(services, actor, input),
    done: (_result, { outcome }) => ({
      to: unmatchedPaymentsList.href(unmatchedPaymentsList.read(args.url.searchParams)),
      toast: toasts[outcome],
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** Payments whose order is gone, newest first. */
export default function PaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, found, failure } = loaderData;
  if (!found) return <TableFailed {...failure} />;
  const { payments, nextCursor, fields } = found;
  return (
    <>
      <ChoiceLinks
        label="State"
        choices={paymentStates}
        chosen={query.state}
        toChoice={(state) => unmatchedPaymentsList.href(unmatchedPaymentsList.change(query, { state }))}
      />
      {payments.length > 0 ? (
        <>
          <PaymentTable payments={payments} fields={fields} failure={actionData} />
          <Pager label="Pages of payments" {...unmatchedPaymentsList.pages(query, nextCursor, "")} />
        </>
      ) : (
        <EmptyState
          title={query.state === "open" ? "Every payment has its order." : "No payment here."}
          cloth={<Cloth id="admin-payments" palette="plum" ratio={0.93} height={420} eager />}
        >
          A payment waits here when its order is gone, for instance after a restore.
        </EmptyState>
      )}
    </>
  );
}
