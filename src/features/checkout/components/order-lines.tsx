import { Cover } from "#ui/cover.tsx";
import { Link } from "#ui/link.tsx";

export type OrderLine = {
  id: string;
  productId: string;
  productTitle: string;
  variantTitle: string;
  sellerName: string | null;
  sellerPlace: string | null;
  imageUrl: string | null;
  quantity: number;
  /** The formatted price of all units. */
  amount: string;
};

/** The content of an order or a parcel. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className="receipt-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <Cover id={line.productId} palette="plum" ratio={1} picture={line.imageUrl} />
          <b className="font-semibold">
            <Link to={`/product/${line.productId}`}>{line.productTitle}</Link>
          </b>
          <span className="receipt-amount">{line.amount}</span>
          <span className="receipt-facts">
            <small>{line.variantTitle}</small>
            {line.quantity > 1 && <small>Quantity {line.quantity}</small>}
            {line.sellerName && (
              <small>{[line.sellerName, line.sellerPlace].filter(Boolean).join(", ")}</small>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
