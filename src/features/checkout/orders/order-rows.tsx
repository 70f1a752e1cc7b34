import { Cover } from "#ui/cover.tsx";
import { Link } from "#ui/link.tsx";
import { OrderSteps } from "../components/order-steps.tsx";
import type { ShownOrderRow } from "./present-row.ts";

/** Orders as rows with products, state and total. */
export function OrderRows({ rows }: { rows: readonly ShownOrderRow[] }) {
  return (
    <ul className="order-rows">
      {rows.map((row) => (
        <li key={row.id} className="order-row">
          <Cover id={row.productId} palette="plum" ratio={1} height={72} picture={row.imageUrl} />
          <div className="order-row-title">
            <Link to={`/orders/${row.id}`}>{row.number}</Link>
            <small>{row.goods}</small>
          </div>
          <div className="order-row-state">
            <b>{row.state}</b>
            <small>{row.note}</small>
          </div>
          <OrderSteps label={`How far ${row.number} is`} steps={row.steps} layout="small" />
          <span className="order-row-amount">{row.amount}</span>
        </li>
      ))}
    </ul>
  );
}
