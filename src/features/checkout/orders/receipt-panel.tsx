import { CreditCard, MapPin, Printer } from "lucide";
import type { ReactNode } from "react";
import { Band } from "#ui/band.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { OrderTotals } from "../components/order-totals.tsx";
import type { ShownOrder } from "./present-order.ts";

/** The payment and refunds, payment method, address, and contact. */
export function ReceiptPanel({ order, contact }: { order: ShownOrder; contact: string }) {
  const isHydrated = useIsHydrated();
  const complaint = new URLSearchParams({ subject: `Order ${order.number}` });
  return (
    <aside aria-labelledby="receipt" className="panel surface">
      <Band palette="plum" />
      <div className="p-6">
        <h2 id="receipt" className="text-h3">
          Receipt
        </h2>
        <OrderTotals amounts={order.amounts} total={{ label: order.totalLabel, amount: order.total }} />
        {order.back && (
          <dl className="receipt-sum">
            <div>
              <dt>{order.back.label}</dt>
              <dd>{order.back.amount}</dd>
            </div>
          </dl>
        )}
        <dl className="mt-6">
          {order.paymentMethod && (
            <Fact icon={<Icon of={CreditCard} />} label="Paid with" value={order.paymentMethod} />
          )}
          {order.shipTo && <Fact icon={<Icon of={MapPin} />} label="Going to" value={order.shipTo} />}
        </dl>
        <div className="mt-5 grid gap-2.5">
          {isHydrated && (
            <Button variant="secondary" wide onClick={() => window.print()}>
              <Icon of={Printer} />
              Print receipt
            </Button>
          )}
          <a
            className="button button-quiet button-regular button-wide"
            href={`mailto:${contact}?${complaint.toString().replaceAll("+", "%20")}`}
          >
            Report a problem
          </a>
          <p className="wrap-anywhere text-muted text-small">
            Write to {contact} with the number of your order, and a person answers.
          </p>
        </div>
      </div>
    </aside>
  );
}

function Fact({ icon, label, value }: { icon: ReactNode; label: string; value: string }) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-line border-t py-3 first:border-t-0">
      <dt className="contents">
        {icon}
        <span className="text-muted text-small">{label}</span>
      </dt>
      <dd className="wrap-anywhere col-start-2 font-semibold">{value}</dd>
    </div>
  );
}
