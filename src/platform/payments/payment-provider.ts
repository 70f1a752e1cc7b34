/** The provider understood the request and refused it: nothing happened there, and a retry will not help. */
export class PaymentRefusedError extends Error {
  override name = "PaymentRefusedError";
}

/** The provider was unreachable, too slow or failed. It is unknown what happened there: retry later. */
export class PaymentUnavailableError extends Error {
  override name = "PaymentUnavailableError";
}

/**
 * What checkout needs from a payment provider with a hosted payment page. Amounts are integer minor units. Every call
 * may throw one of the two errors above.
 */
export type PaymentProvider = {
  /** Opens a payment page. The same key with the same content returns the same session, for a day at least. */
  createSession(session: NewPaymentSession): Promise<PaymentSession>;
  /** The current session, or null if the provider does not know the id. */
  findSession(id: string): Promise<PaymentSession | null>;
  /** Closes a payment page and returns the current session, which is complete if the buyer paid just before. */
  expireSession(id: string): Promise<PaymentSession>;
  /** Refunds money. The same key returns the same refund. */
  refund(refund: NewPaymentRefund): Promise<PaymentRefund>;
  /** All refunds of a payment, including those made manually at the provider. */
  listRefunds(paymentId: string): Promise<PaymentRefund[]>;
  /** All sessions since then, newest first, or those after one of them in this order. */
  listSessions(since: Date, after?: string): AsyncIterable<PaymentSession>;
  /**
   * Parses a webhook from its raw body, or returns null if it was not signed by the provider, is too old, or belongs
   * to another site.
   */
  readEvent(body: string, signature: string | null): PaymentEvent | null;
};

export type NewPaymentSession = {
  /** Idempotency key: one per order and attempt. */
  key: string;
  orderId: string;
  orderNumber: string;
  currency: string;
  lines: {
    name: string;
    description: string | null;
    imageUrl: string | null;
    amount: number;
    quantity: number;
  }[];
  shipping: { name: string; amount: number };
  /** Tax added to the prices, or 0 if they include it. */
  tax: { name: string; amount: number };
  /** Allowed shipping countries. */
  countries: string[];
  email: string | null;
  locale: string | null;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

export type PaymentSession = {
  id: string;
  /** Where the buyer pays, or null once the session is no longer open. */
  url: string | null;
  status: "open" | "complete" | "expired";
  /** Whether the money arrived. A complete but unpaid session waits for a slow payment method. */
  isPaid: boolean;
  /** Whether a complete session will never be paid because its slow payment method failed. */
  hasFailed: boolean;
  orderId: string | null;
  amount: number;
  currency: string;
  paymentId: string | null;
  email: string | null;
  buyerName: string | null;
  shipTo: PostalAddress | null;
  /** For people, such as "Card ending in 4242". */
  paymentMethod: string | null;
};

export type PostalAddress = {
  name: string | null;
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
};

export type NewPaymentRefund = {
  /** Idempotency key: one per refund of an order. */
  key: string;
  paymentId: string;
  amount: number;
  orderId: string;
};

export type PaymentRefund = {
  id: string;
  paymentId: string;
  amount: number;
  currency: string;
  status: "pending" | "succeeded" | "failed";
  /** The key it was made with, or null if it was made manually at the provider. */
  key: string | null;
};

export type PaymentEvent = {
  id: string;
  type: string;
  /** The id of its session, charge, refund or dispute. */
  objectId: string | null;
  /** The payment of a charge, refund or dispute. */
  paymentId: string | null;
  /** The disputed amount, which never changes. */
  dispute: { amount: number; currency: string; isWon: boolean } | null;
};
