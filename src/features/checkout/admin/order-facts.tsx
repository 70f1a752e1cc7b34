import { FactList } from "#ui/fact-list.tsx";
import { OrderTotals } from "../components/order-totals.tsx";
import type { ShownAdminOrder } from "./read-admin-order.server.ts";

const refundWords = { pending: "On its way", succeeded: "Went back", failed: "Failed" };

/** The buyer, the payment, and refunds. */
export function OrderFacts({ order }: { order: ShownAdminOrder }) {
  return (
    <section aria-label="Facts" className="grid gap-6">
      <div>
        <OrderTotals amounts={order.amounts} total={{ label: order.totalLabel, amount: order.total }} />
        {order.refunds.length > 0 && (
          <ul className="mt-3">
            {order.refunds.map(({ id, amount, status, reason, when }) => (
              <li key={id} className="border-line border-t py-2.5 text-small">
                <b className="tabular-nums">{amount}</b> {refundWords[status]}
                <small className="wrap-anywhere block text-muted">
                  {when}
                  {reason && `. ${reason}`}
                </small>
              </li>
            ))}
          </ul>
        )}
      </div>
      <FactList
        facts={[
          { label: "Email", value: order.email },
          { label: "Buyer", value: order.buyerName },
          { label: "Account", value: order.hasAccount ? "Ordered while logged in" : "Guest" },
          { label: "Going to", value: order.shipTo },
          { label: "Ordered", value: order.created },
          { label: "Paid", value: order.paid },
          { label: "Paid with", value: order.paymentMethod },
          { label: "Payment", value: order.paymentId && <Id of={order.paymentId} /> },
          { label: "Session", value: order.sessionId && <Id of={order.sessionId} /> },
        ]}
      />
    </section>
  );
}

function Id({ of }: { of: string }) {
  return <code className="wrap-anywhere text-small">{of}</code>;
}
