/** The provider understood the request and said no: nothing happened there, and asking again will not help. */
export class PaymentRefusedError extends Error {
  override name = "PaymentRefusedError";
}

/** The provider cannot be reached, was too slow or failed. Nothing is known about what happened there: ask again later. */
export class PaymentUnavailableError extends Error {
  override name = "PaymentUnavailableError";
}

/**
 * What the checkout needs of a payment provider with a hosted payment page. Amounts are integer minor units.
 * Every call may throw one of the two errors above.
 */
export type PaymentProvider = {
  /** Opens a payment page. The same key with the same content gives the same session, for a day at least. */
  createSession(session: NewPaymentSession): Promise<PaymentSession>;
  /** The session as it is now; null when the provider knows none of this id. */
  findSession(id: string): Promise<PaymentSession | null>;
  /** Closes a payment page, and returns the session as it is then: complete, if somebody paid just before. */
  expireSession(id: string): Promise<PaymentSession>;
  /** Sends money back. The same key gives the same refund. */
  refund(refund: NewPaymentRefund): Promise<PaymentRefund>;
  /** All refunds of a payment, also those made by hand at the provider. */
  listRefunds(paymentId: string): Promise<PaymentRefund[]>;
  /** All sessions made since then, newest first, or those that follow one of them in this order. */
  listSessions(since: Date, after?: string): AsyncIterable<PaymentSession>;
  /** Reads a webhook from its raw body; null when it was not signed by the provider, too long ago, or for others. */
  readEvent(body: string, signature: string | null): PaymentEvent | null;
};

export type NewPaymentSession = {
  /** Idempotency key: one for each order and attempt. */
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
  /** Tax on top of the prices; 0 when they contain it. */
  tax: { name: string; amount: number };
  /** Where the goods may be sent. */
  countries: string[];
  email: string | null;
  locale: string | null;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

export type PaymentSession = {
  id: string;
  /** Where the buyer pays; null once the session is no longer open. */
  url: string | null;
  status: "open" | "complete" | "expired";
  /** Whether the money arrived. A complete session that is not paid waits for a slow method. */
  isPaid: boolean;
  /** Whether a complete session will never be paid: the slow method failed. */
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
  /** Idempotency key: one for each refund of an order. */
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
  /** The key that it was made with; null when somebody made it by hand at the provider. */
  key: string | null;
};

export type PaymentEvent = {
  id: string;
  type: string;
  /** The id of the session, charge, refund or dispute that it is about. */
  objectId: string | null;
  /** The payment that a charge, refund or dispute belongs to. */
  paymentId: string | null;
  /** What a dispute is about. Its amount never changes. */
  dispute: { amount: number; currency: string; isWon: boolean } | null;
};
