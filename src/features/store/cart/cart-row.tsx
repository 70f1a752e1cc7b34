import { useRef } from "react";
import { Cover } from "#ui/cover.tsx";
import { Link } from "#ui/link.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { maxQuantity } from "../exports/cart-limits.ts";
import { type CartLine, unitPriceOf } from "./cart-line.ts";
import { removeLine, setQuantity } from "./cart-store.ts";
import { describeNews, type LineNews, writeAmount } from "./compare-lines.ts";

type CartRowProps = { line: CartLine; news: LineNews | undefined; onLeave: () => void };

/** A line of the cart: picture or cloth, name, options, price, quantity, and what has changed about it. */
export function CartRow({ line: { product, variant, quantity }, news, onLeave }: CartRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const notes = describeNews(quantity, news);

  function remove() {
    const rows = row.current?.parentElement;
    const place = [...(rows?.children ?? [])].indexOf(row.current as HTMLLIElement);
    const dialog = row.current?.closest("dialog");
    removeLine(variant.id);
    // The focus goes on to what took the row's place, not back to the top of the page.
    requestAnimationFrame(() => {
      const next = rows?.children[Math.min(place, rows.children.length - 1)];
      const target = next?.querySelector<HTMLElement>(".cart-remove") ?? dialog?.querySelector("button");
      target?.focus();
    });
  }

  return (
    <li ref={row} className="cart-line">
      <Cover id={product.id} palette="plum" ratio={1} picture={product.image} eager />
      <b className="cart-name">
        <Link to={`/product/${product.id}`} onClick={onLeave}>
          {product.title}
        </Link>
      </b>
      <span className="cart-amount">
        {writeAmount(unitPriceOf(variant) * quantity, variant.currency_code)}
      </span>
      <div className="cart-rest">
        <small>{variant.title}</small>
        <div role="status">
          {notes.map((note) => (
            <p key={note} className="cart-note">
              {note}
            </p>
          ))}
        </div>
        <div className="cart-controls">
          <Stepper
            label={`Quantity of ${product.title}, ${variant.title}`}
            size="small"
            value={quantity}
            max={maxQuantity}
            onChange={(next) => setQuantity(variant.id, next)}
          />
          <button type="button" className="cart-remove link" onClick={remove}>
            Remove <span className="sr-only">{product.title}</span>
          </button>
        </div>
      </div>
    </li>
  );
}
