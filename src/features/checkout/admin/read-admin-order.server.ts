import { data } from "react-router";
import { formatPrice } from "#features/store/exports/format-price.ts";
import { listChanges } from "#platform/audit/list-changes.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { formatTime } from "#ui/format-day.ts";
import { presentOrder } from "../orders/present-order.ts";
import { listCurrencies } from "../queries/list-currencies.server.ts";
import { readOrder } from "../queries/read-order.server.ts";
import { type OrderBooks, readOrderBooks } from "../queries/read-order-books.server.ts";
import { refundableAmount } from "../rules.ts";

const changesShown = 20;
export type ShownAdminOrder = Awaited<ReturnType<typeof readAdminOrder>>;

/** All data about an order for admins, or a 404. */
export async function readAdminOrder(db: Db, id: string) {
  const order = await readOrder(db, id);
  if (!order) throw data(null, { status: 404 });
  const [books, currencies, changes] = await Promise.all([
    readOrderBooks(db, order.id),
    listCurrencies(db),
    listChanges(db, { type: "order", ids: [order.id], limit: changesShown }),
  ]);
  const currency = currencies.get(order.currency) ?? null;
  const price = (amount: number) => formatPrice(amount, currency);
  const left = order.paidAt ? refundableAmount(order) : 0;
  return {
    ...presentOrder(order, currency),
    email: order.email,
    buyerName: order.buyerName,
    hasAccount: order.userId !== null,
    problem: order.problem,
    created: formatTime(order.createdAt),
    paid: order.paidAt && formatTime(order.paidAt),
    paymentId: books.provider.paymentId,
    sessionId: books.provider.sessionId,
    handled: order.parcels.map(({ id: parcelId, status, sellerName }) => ({
      id: parcelId,
      status,
      isClosed: order.status !== "paid",
      name: sellerName ?? "the maker",
    })),
    left: left > 0 ? price(left) : null,
    refunds: order.refunds.map((refund) => ({
      id: refund.id,
      amount: price(refund.amount),
      status: refund.status,
      reason: refund.reason,
      when: formatTime(refund.settledAt ?? refund.createdAt),
    })),
    money: books.money.map(({ id: entryId, kind, account, amount, providerId, at }) => ({
      id: String(entryId),
      kind,
      account,
      providerId,
      when: formatTime(at),
      amount: amount < 0 ? `−${price(-amount)}` : price(amount),
    })),
    stock: books.stock.map(({ id: movementId, kind, quantity, title, note, at }) => ({
      id: String(movementId),
      kind,
      quantity,
      title,
      note,
      when: formatTime(at),
    })),
    restockable: listRestockable(books),
    changes: (changes.get(order.id) ?? []).map(({ action, by, at }, index) => ({
      id: `${index}`,
      by,
      at: at.toISOString(),
      when: formatTime(at),
      did: did[action] ?? action,
    })),
  };
}

const did: Record<string, string> = {
  "order.pack": "packed a parcel",
  "order.send": "sent a parcel",
  "order.deliver": "marked a parcel as delivered",
  "order.cancel-parcel": "canceled a parcel",
  "order.refund": "sent money back",
  "order.restock": "put products back in stock",
  "order.settle": "settled what needed a look",
};

/** Sold goods that have not been returned to stock. */
function listRestockable({ stock }: OrderBooks) {
  const left = new Map<string, { title: string; quantity: number }>();
  for (const { variantId, kind, quantity, title } of stock) {
    const before = left.get(variantId)?.quantity ?? 0;
    if (kind === "sell" || kind === "sell_late") left.set(variantId, { title, quantity: before + quantity });
    if (kind === "restock") left.set(variantId, { title, quantity: before - quantity });
  }
  return [...left]
    .filter(([, { quantity }]) => quantity > 0)
    .map(([value, { title, quantity }]) => ({ value, label: `${title} (${quantity})` }));
}
