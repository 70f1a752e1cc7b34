/** An amount as a person reads it, and what it is for. */
export type OrderAmount = { label: string; amount: string };

type OrderTotalsProps = {
  amounts: readonly OrderAmount[];
  total: OrderAmount;
  paymentMethod?: string | null;
};

/** The sum of an order: its parts, the total, and how it was paid. */
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
