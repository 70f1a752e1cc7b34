/** A formatted amount with its label. */
export type OrderAmount = { label: string; amount: string };

type OrderTotalsProps = {
  amounts: readonly OrderAmount[];
  total: OrderAmount;
  paymentMethod?: string | null;
};

/** The totals of an order: parts, sum, and payment method. */
export function OrderTotals({ amounts, total, paymentMethod }: OrderTotalsProps) {
  return (
    <>
      <dl className="receipt-sum">
        {amounts.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="receipt-total">
          <dt>{total.label}</dt>
          <dd>{total.amount}</dd>
        </div>
      </dl>
      {paymentMethod && <p className="mt-2.5 text-small text-muted">{paymentMethod}</p>}
    </>
  );
}
