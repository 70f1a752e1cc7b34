import {
  type NewPaymentSession,
  type PaymentProvider,
  type PaymentRefund,
  PaymentRefusedError,
  type PaymentSession,
  PaymentUnavailableError,
} from "#platform/payments/payment-provider.ts";

type Made = { session: PaymentSession; requested: NewPaymentSession; createdAt: Date };
let count = 0;

/**
 * An in-memory provider that behaves correctly: idempotency keys, one payment per session, complete sessions never
 * expire.
 */
export function openTestPayments() {
  const made = new Map<string, Made>();
  const byKey = new Map<string, string>();
  const refunds = new Map<string, PaymentRefund>();
  const refundsByKey = new Map<string, string>();
  const state = { isDown: false, losesAnswers: false, refusesRefunds: false };
  const calls: string[] = [];
  const get = (id: string) => {
    const found = made.get(id);
    if (!found) throw new PaymentRefusedError(`No such session: ${id}`);
    return found;
  };
  const answer = <Result>(name: string, work: () => Result): Promise<Result> => {
    calls.push(name);
    if (state.isDown) return Promise.reject(new PaymentUnavailableError("The provider is down."));
    return Promise.resolve().then(work);
  };

  const provider: PaymentProvider = {
    createSession: (requested) =>
      answer("createSession", () => {
        const known = byKey.get(requested.key);
        if (known && JSON.stringify(get(known).requested) !== JSON.stringify(requested))
          throw new PaymentRefusedError("The key was used with other parameters.");
        const id = known ?? `cs_test_${++count}`;
        if (!known) made.set(id, { session: openSession(id, requested), requested, createdAt: new Date() });
        byKey.set(requested.key, id);
        if (state.losesAnswers) throw new PaymentUnavailableError("The answer got lost.");
        return { ...get(id).session };
      }),
    findSession: (id) => answer("findSession", () => copy(made.get(id)?.session)),
    expireSession: (id) =>
      answer("expireSession", () => {
        const { session } = get(id);
        if (session.status === "open") Object.assign(session, { status: "expired", url: null });
        return { ...session };
      }),
    refund: ({ key, paymentId, amount }) =>
      answer("refund", () => {
        if (state.refusesRefunds) throw new PaymentRefusedError("The charge was disputed.");
        const id = refundsByKey.get(key) ?? `re_test_${++count}`;
        refundsByKey.set(key, id);
        const refund = refunds.get(id) ?? {
          id,
          paymentId,
          amount,
          key,
          currency: "usd",
          status: "succeeded" as const,
        };
        refunds.set(id, refund);
        return { ...refund };
      }),
    listRefunds: (paymentId) =>
      answer("listRefunds", () => [...refunds.values()].filter((one) => one.paymentId === paymentId)),
    listSessions: async function* (since, after) {
      const all = await answer("listSessions", () => [...made.values()].reverse());
      const start = after ? all.findIndex(({ session }) => session.id === after) + 1 : 0;
      for (const { session, createdAt } of all.slice(start)) if (createdAt >= since) yield { ...session };
    },
    readEvent: () => null,
  };

  return {
    provider,
    state,
    calls,
    refunds,
    sessions: made,
    /** The session of an order, newest first. */
    sessionOf: (orderId: string) =>
      [...made.values()].reverse().find(({ requested }) => requested.orderId === orderId),
    /** The buyer pays, in any state of the order. */
    pay: (id: string, change: Partial<PaymentSession> = {}) =>
      Object.assign(get(id).session, {
        status: "complete",
        isPaid: true,
        url: null,
        paymentId: `pi_${id}`,
        ...change,
      }),
    /** Simulates that a day has passed. */
    deleteKeys: () => refundsByKey.clear(),
    addRefund: (refund: PaymentRefund) => refunds.set(refund.id, refund),
  };
}

export type TestPayments = ReturnType<typeof openTestPayments>;

function openSession(id: string, requested: NewPaymentSession): PaymentSession {
  const goods = requested.lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
  return {
    id,
    url: `https://pay.example/${id}`,
    status: "open",
    isPaid: false,
    hasFailed: false,
    orderId: requested.orderId,
    amount: goods + requested.shipping.amount + requested.tax.amount,
    currency: requested.currency,
    paymentId: null,
    email: "renee@example.org",
    buyerName: "Renée Okafor",
    shipTo: {
      name: "Renée Okafor",
      line1: "88 Lantern Street",
      line2: null,
      city: "Atlanta",
      state: "GA",
      postalCode: "30312",
      country: requested.countries[0] ?? null,
    },
    paymentMethod: "Visa ending in 4242",
  };
}

function copy<Value extends object>(value: Value | undefined): Value | null {
  return value ? { ...value } : null;
}
