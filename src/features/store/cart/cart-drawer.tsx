import { useState } from "react";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { Select } from "#ui/select.tsx";
import { type CartLine, totalOf } from "./cart-line.ts";
import { CartRow } from "./cart-row.tsx";
import { writeAmount } from "./compare-lines.ts";
import { useCheckout } from "./use-checkout.ts";
import { useLineNews } from "./use-line-news.ts";

/** The store as the browser knows it: its id, and where it sends to. */
export type CartStore = { id: string; countries: readonly string[] };

type CartDrawerProps = {
  open: boolean;
  onClose: () => void;
  lines: readonly CartLine[];
  store: CartStore | null;
};

export function CartDrawer({ open, onClose, lines, store }: CartDrawerProps) {
  const { news, markRefused } = useLineNews(open, store?.id ?? null);
  const { state, note, checkOut } = useCheckout({ storeId: store?.id ?? null, onRefused: markRefused });
  const [country, setCountry] = useState(store?.countries[0] ?? null);
  const hasChoice = (store?.countries.length ?? 0) > 1;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Your cart"
      palette="plum"
      footer={
        <>
          {hasChoice && country && lines.length > 0 && (
            <CountryChoice countries={store?.countries ?? []} chosen={country} onChoose={setCountry} />
          )}
          <p className="cart-total">
            <span>Total</span>
            <b>{writeAmount(totalOf(lines), lines[0]?.variant.currency_code ?? "usd")}</b>
          </p>
          <div role="status">{note && <p className="cart-note">{note}</p>}</div>
          <Button
            size="large"
            wide
            pending={state !== "ready"}
            pendingLabel={state === "leaving" ? "Opening the payment page" : "One moment"}
            onClick={() => checkOut(hasChoice ? country : null)}
          >
            Checkout
          </Button>
          <p className="text-center text-micro text-muted">Shipping and tax are calculated at checkout.</p>
        </>
      }
    >
      {lines.length > 0 ? (
        <ul data-palette="plum">
          {lines.map((line) => (
            <CartRow key={line.variant.id} line={line} news={news.get(line.variant.id)} onLeave={onClose} />
          ))}
        </ul>
      ) : (
        state === "ready" && <EmptyCart onLeave={onClose} />
      )}
    </Drawer>
  );
}

function EmptyCart({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <Cloth id="empty-cart" palette="plum" ratio={2.4} className="mt-2" />
      <p className="display mt-6 text-h3">Your cart is empty.</p>
      <p className="mt-2 mb-6 text-muted">What you put in it waits here, on this device.</p>
      <ButtonLink to="/store" variant="secondary" onClick={onLeave}>
        Go to the store
      </ButtonLink>
    </>
  );
}

type CountryChoiceProps = {
  countries: readonly string[];
  chosen: string;
  onChoose: (country: string) => void;
};

function CountryChoice({ countries, chosen, onChoose }: CountryChoiceProps) {
  const names = new Intl.DisplayNames(["en"], { type: "region" });
  const options = countries.map((code) => ({ value: code, label: names.of(code) ?? code }));
  return (
    <Select
      label="Send to"
      options={options}
      value={chosen}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
