import { formatPrice } from "#features/store/exports/format-price.ts";
import { transact } from "#platform/db/transact.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobRun, JobServices } from "#platform/jobs/handle-job.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { formatDay } from "#ui/format-day.ts";
import { type EmailFacts, findEmailFacts } from "../emails/find-email-facts.server.ts";
import { formatOrderNumber } from "../format-order-number.ts";
import { orderKey } from "../order-key.server.ts";
import { describeAddress } from "../orders/describe-address.ts";

/** An email about an order. */
export type OrderEmail = { orderId: string } & (
  | { kind: "paid" | "payment-failed" | "order-link" }
  | { kind: "refunded"; refundId: string }
  /** `refundAmount` is the amount refunded for it, or null. */
  | { kind: "parcel-canceled"; parcelId: string; refundAmount: number | null }
  | { kind: "parcel-packed" | "parcel-sent"; parcelId: string }
);

type Written = { template: string; key: string; data: Record<string, unknown> };

export const mailOrderJob = defineJob<OrderEmail>("checkout.mail-order", { keepFor: 3_600 });

/** Renders an email from the current order, and queues it. The keys make a second run harmless. */
export async function mailOrder(
  { db, jobs, env }: Pick<JobServices, "db" | "jobs" | "env">,
  letter: OrderEmail,
  { id }: Pick<JobRun, "id">,
): Promise<void> {
  await transact(db, async (tx) => {
    const facts = await findEmailFacts(tx, letter.orderId);
    if (!facts) return;
    const { order } = facts;
    const recipient = order.email ?? order.accountEmail;
    const written = writeEmail(letter, facts, id);
    if (recipient && written) {
      const orderPath = `/orders/${order.id}?key=${orderKey(env, order.id)}`;
      const data = { orderNumber: formatOrderNumber(order.number), orderPath, ...written.data };
      await queueMail(tx, jobs, { to: recipient, template: written.template, data, key: written.key });
    }
    if (letter.kind !== "paid") return;
    for (const { to, ...sellerEmail } of writeToSellers(facts))
      await queueMail(tx, jobs, { to, ...sellerEmail });
  });
}

function writeEmail(letter: OrderEmail, facts: EmailFacts, runId: string): Written | null {
  const { order, refunds } = facts;
  switch (letter.kind) {
    case "paid":
      return { template: "order-paid", key: `order-paid:${order.id}`, data: writeReceipt(facts) };
    case "payment-failed":
      return { template: "order-payment-failed", key: `order-payment-failed:${order.id}`, data: {} };
    case "order-link":
      return { template: "order-link", key: `order-link:${runId}`, data: {} };
    case "refunded": {
      const refund = refunds.find(({ id }) => id === letter.refundId);
      if (!refund) return null;
      return {
        template: "order-refunded",
        key: `order-refunded:${refund.id}`,
        data: { amount: price(facts, refund.amount), isWhole: refund.amount === order.total_amount },
      };
    }
    default:
      return writeParcelEmail(letter, facts);
  }
}

function writeParcelEmail(letter: Extract<OrderEmail, { parcelId: string }>, facts: EmailFacts) {
  const parcel = facts.parcels.find(({ id }) => id === letter.parcelId);
  if (!parcel) return null;
  const refundAmount = letter.kind === "parcel-canceled" ? letter.refundAmount : null;
  return {
    template: letter.kind,
    key: `${letter.kind}:${parcel.id}`,
    data: {
      seller: parcel.seller_name ?? "The maker",
      lines: listLines(facts, parcel.business_id),
      carrier: parcel.carrier,
      trackingNumber: parcel.tracking_number,
      note: parcel.note,
      refund: refundAmount === null ? null : price(facts, refundAmount),
    },
  };
}

function writeReceipt(facts: EmailFacts) {
  const { order, lines, parcels } = facts;
  return {
    lines: lines.map((line) => presentLine(facts, line)),
    goods: price(facts, order.goods_amount),
    shipping: price(facts, order.shipping_amount),
    tax: order.tax_amount > 0 ? price(facts, order.tax_amount) : null,
    isTaxIncluded: order.is_tax_included,
    total: price(facts, order.total_amount),
    paidOn: formatDay(order.paid_at ?? order.created_at),
    shipTo: describeAddress(order.ship_to),
    parcels: parcels.length,
  };
}

/** One email to each seller whose business has an owner, without the payment or the other sellers. */
function writeToSellers(facts: EmailFacts) {
  return facts.parcels.flatMap(({ id, business_id, seller_name, ownerEmail }) => {
    if (!business_id || !ownerEmail) return [];
    const orderNumber = formatOrderNumber(facts.order.number);
    const business = seller_name ?? "Your business";
    const data = { orderNumber, business, businessId: business_id, lines: listLines(facts, business_id) };
    return [{ to: ownerEmail, template: "new-order", data, key: `new-order:${id}` }];
  });
}

function listLines(facts: EmailFacts, businessId: string | null) {
  return facts.lines
    .filter((line) => line.business_id === businessId)
    .map((line) => presentLine(facts, line));
}

function presentLine(facts: EmailFacts, line: EmailFacts["lines"][number]) {
  return {
    title: line.product_title,
    details: line.variant_title,
    quantity: line.quantity,
    amount: price(facts, line.unit_amount * line.quantity),
  };
}

function price({ currency }: EmailFacts, amount: number) {
  return formatPrice(amount, currency);
}
