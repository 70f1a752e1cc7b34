import { data } from "react-router";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { Badge } from "#ui/badge.tsx";
import { BackLink, GoLink } from "#ui/text-link.tsx";
import { OrderLines } from "../components/order-lines.tsx";
import { isOrderKey } from "../order-key.server.ts";
import { listCurrencies } from "../queries/list-currencies.server.ts";
import { listOwnOrders } from "../queries/list-own-orders.server.ts";
import { readOrder } from "../queries/read-order.server.ts";
import type { Route } from "./+types/order";
import { OrderRows } from "./order-rows.tsx";
import { ParcelSection } from "./parcel-section.tsx";
import { canSeeOrder } from "./permissions.ts";
import { presentOrder } from "./present-order.ts";
import { presentRow } from "./present-row.ts";
import { ReceiptPanel } from "./receipt-panel.tsx";

export const meta = pageTitle("Your order", { robots: "noindex" });

const earlierShown = 3;
const forNobodyElse = { "Cache-Control": "private, no-store" };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const { person } = context.get(visitContext);
  const order = await readOrder(db, params.id ?? "");
  const hasKey = order !== null && isOrderKey(env, order.id, url.searchParams.get("key") ?? "");
  if (!canSeeOrder(person, order, { hasKey })) throw data(null, { status: 404, headers: forNobodyElse });
  const currencies = await listCurrencies(db);
  const own =
    person && order.userId === person.id
      ? await listOwnOrders(db, { userId: person.id, limit: earlierShown + 1 })
      : null;
  const earlier = own?.items.filter(({ id }) => id !== order.id).slice(0, earlierShown);
  const shown = {
    order: presentOrder(order, currencies.get(order.currency) ?? null),
    contact: env.CONTACT_EMAIL,
    earlier: earlier?.map((row) => presentRow(row, currencies)) ?? null,
  };
  return data(shown, { headers: forNobodyElse });
}

/** One order: a section per parcel, the receipt next to it, and earlier orders. */
export default function OrderPage({ loaderData: { order, contact, earlier } }: Route.ComponentProps) {
  return (
    <div data-palette="plum" className="order-page">
      <div className="wrap pt-4 pb-8">
        {earlier ? (
          <BackLink to="/account/orders">Your orders</BackLink>
        ) : (
          <BackLink to="/orders">Look up another order</BackLink>
        )}
        <h1 className="order-number">
          <span className="sr-only">Order </span>
          {order.number}
        </h1>
        <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Badge tone={order.tone}>{order.state}</Badge>
          <span className="text-muted">
            {order.paidOn ? `Paid ${order.paidOn}` : `Ordered ${order.orderedOn}`}
          </span>
          <span className="text-muted tabular-nums">{order.total}</span>
        </p>
      </div>
      <div className="wrap order-columns">
        <div>
          {order.parcels.map((parcel) => (
            <ParcelSection key={parcel.id} parcel={parcel} />
          ))}
          {order.lines.length > 0 && <OrderLines lines={order.lines} />}
        </div>
        <ReceiptPanel order={order} contact={contact} />
      </div>
      {earlier && earlier.length > 0 && (
        <section aria-labelledby="earlier" className="bg-sunk py-12 not-on-paper">
          <div className="wrap">
            <div className="section-head">
              <h2 id="earlier">Earlier orders</h2>
              <GoLink to="/account/orders">View all</GoLink>
            </div>
            <OrderRows rows={earlier} />
          </div>
        </section>
      )}
    </div>
  );
}
