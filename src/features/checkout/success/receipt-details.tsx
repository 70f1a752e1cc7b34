import { OrderLines } from "../components/order-lines.tsx";
import { OrderSteps } from "../components/order-steps.tsx";
import { OrderTotals } from "../components/order-totals.tsx";
import type { Receipt } from "./present-receipt.ts";

/** The products, the total, what happens next, and the address. */
export function ReceiptDetails({ receipt }: { receipt: Receipt }) {
  const { lines, amounts, total, back, paymentMethod, steps, address } = receipt;
  return (
    <div className="receipt-columns">
      <section aria-label="What you bought">
        <OrderLines lines={lines} />
        <OrderTotals amounts={amounts} total={total} paymentMethod={paymentMethod} />
        {back && (
          <dl className="receipt-sum">
            <div>
              <dt>{back.label}</dt>
              <dd>{back.amount}</dd>
            </div>
          </dl>
        )}
      </section>
      <section aria-labelledby="next" className="border-ink border-t-2 pt-4">
        <h2 id="next" className="mb-4 text-h3">
          What happens next
        </h2>
        <OrderSteps label="How far the order is" steps={steps} />
        {address.length > 0 && (
          <>
            <h2 className="mt-7 mb-2.5 text-h3">Going to</h2>
            <address className="not-italic">
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </>
        )}
      </section>
    </div>
  );
}
