import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import {
  type NewPaymentSession,
  type PaymentProvider,
  PaymentRefusedError,
  type PaymentSession,
} from "#platform/payments/payment-provider.ts";
import { formatOrderNumber } from "./format-order-number.ts";
import { holdTimes } from "./hold-times.ts";
import { orderKey } from "./order-key.server.ts";
import { type Order, readOrder } from "./queries/read-order.server.ts";
import { siteAddress } from "./site-address.ts";

type Needs = Pick<Services, "db" | "env" | "log" | "payments">;
type Opened =
  | { ok: true; orderId: string; url: string }
  | { ok: false; reason: "order-closed" | "payment-unavailable" };

/**
 * The URL where an order is paid, opened once. A failed attempt is repeated with the same key and content, so that a
 * lost response does not create a second payment page.
 */
export async function openPaymentSession(services: Needs, orderId: string): Promise<Opened> {
  const { db, env, log, payments } = services;
  const unavailable = { ok: false, reason: "payment-unavailable" } as const;
  const order = await readOrder(db, orderId);
  const known = readOutcome(env, order);
  if (known || !order) return known ?? closed;
  if (!payments) return unavailable;
  try {
    const session = await createSession(services, payments, order);
    if (session?.url) return { ok: true, orderId, url: session.url };
  } catch (error) {
    log.error({ error, orderId }, "no payment page could be opened");
    return unavailable;
  }
  // Another process opened or closed it at the same moment.
  return readOutcome(env, await readOrder(db, orderId)) ?? unavailable;
}

const closed = { ok: false, reason: "order-closed" } as const;

/** The result for an order that needs no new payment page. */
function readOutcome(env: Needs["env"], order: Order | null): Opened | null {
  if (!order) return closed;
  const { id: orderId, status, sessionUrl } = order;
  if (order.paidAt) return { ok: true, orderId, url: successAddress(env, order) };
  if (status !== "pending" && status !== "processing") return closed;
  return sessionUrl ? { ok: true, orderId, url: sessionUrl } : null;
}

async function createSession({ db, env }: Needs, payments: PaymentProvider, order: Order) {
  for (const isRepeated of [false, true]) {
    const attempt = await beginAttempt(db, order.id, { isNew: isRepeated });
    if (!attempt) return null;
    const email = await findAccountEmail(db, order.userId);
    try {
      const session = await payments.createSession(describeSession(env, order, { ...attempt, email }));
      await keepSession(db, order.id, session);
      return session;
    } catch (error) {
      // An old attempt requests an expiry that is now too soon: it never arrived, so a new one is safe.
      if (isRepeated || !attempt.isStale || !(error instanceof PaymentRefusedError)) throw error;
    }
  }
  return null;
}

/** The pending attempt, or a new one. The expiry time is stored, so that a repeated attempt sends the same. */
function beginAttempt(db: Db, orderId: string, { isNew }: { isNew: boolean }) {
  return transact(db, async (tx) => {
    const begins = sql<boolean>`(session_attempts = 0 or ${isNew})`;
    const later = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`;
    return tx
      .updateTable("orders")
      .set({
        session_attempts: sql`session_attempts + ${begins}::integer`,
        session_expires_at: sql`case when ${begins} then ${later(holdTimes.sessionMinutes)} else session_expires_at end`,
        hold_until: sql`case when ${begins} then now() + make_interval(mins => hold_minutes) else hold_until end`,
      })
      .where("id", "=", orderId)
      .where("status", "=", "pending")
      .where("session_id", "is", null)
      .returning(["session_attempts as number", "success_path as successPath", "cancel_path as cancelPath"])
      .returning(["locale", sql<Date>`session_expires_at`.as("expiresAt")])
      .returning(sql<boolean>`session_expires_at < now() + interval '30 minutes'`.as("isStale"))
      .executeTakeFirst();
  });
}

type Attempt = {
  number: number;
  expiresAt: Date;
  successPath: string;
  cancelPath: string;
  locale: string | null;
  email: string | null;
};

function describeSession(env: Needs["env"], order: Order, attempt: Attempt): NewPaymentSession {
  const { id, currency, lines, isTaxIncluded, taxAmount, shippingAmount } = order;
  // The same for every repetition of this attempt, because the provider refuses different content.
  const success = { order: id, key: orderKey(env, id, attempt.expiresAt) };
  return {
    key: `order:${id}:checkout:${attempt.number}`,
    orderId: id,
    orderNumber: formatOrderNumber(order.number),
    currency,
    lines: lines.map((line) => ({
      name: line.productTitle,
      description: describeVariant(line),
      imageUrl: line.imageUrl ? new URL(line.imageUrl, env.APP_ORIGIN).href : null,
      amount: line.unitAmount,
      quantity: line.quantity,
    })),
    shipping: { name: "Shipping", amount: shippingAmount },
    tax: { name: "Sales tax", amount: isTaxIncluded ? 0 : taxAmount },
    countries: [order.country],
    email: attempt.email,
    locale: attempt.locale,
    successUrl: siteAddress(env.APP_ORIGIN, attempt.successPath, success),
    cancelUrl: siteAddress(env.APP_ORIGIN, attempt.cancelPath, { checkout: "canceled" }),
    expiresAt: attempt.expiresAt,
  };
}

function describeVariant({ variantTitle, sellerName }: Order["lines"][number]) {
  return sellerName ? `${variantTitle}, from ${sellerName}` : variantTitle;
}

function successAddress(env: Needs["env"], { id }: Order) {
  return siteAddress(env.APP_ORIGIN, "/success", { order: id, key: orderKey(env, id) });
}

async function keepSession(db: Db, orderId: string, session: PaymentSession) {
  await transact(db, (tx) =>
    tx
      .updateTable("orders")
      .set({ session_id: session.id, session_url: session.url })
      .where("id", "=", orderId)
      .where("session_id", "is", null)
      .execute(),
  );
}

/** Logged-in buyers need not type their email address again. */
async function findAccountEmail(db: Db, userId: string | null): Promise<string | null> {
  if (!userId) return null;
  const user = await db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirst();
  return user?.email ?? null;
}
