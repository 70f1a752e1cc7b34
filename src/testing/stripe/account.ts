import { randomBytes } from "node:crypto";
import type Stripe from "stripe";

/** Payments and refunds of the account according to the provider. Drills compare our ledger with it. */
export type ProviderEntry = {
  kind: "charge" | "refund" | "refund_failed" | "dispute" | "dispute_won";
  /** The payment intent, the refund or the dispute. */
  id: string;
  paymentId: string;
  sessionId: string;
  orderId: string | null;
  /** Positive for payments. */
  amount: number;
  currency: string;
};

export type Session = Stripe.Checkout.Session & { payment_intent: string | null };
export type Intent = Stripe.PaymentIntent & { latest_charge: string | null; payment_method: string | null };
export type Refund = Stripe.Refund & { payment_intent: string };

/** The state of the fake in memory. Objects are stored as Stripe returns them, unexpanded. */
export type Account = {
  origin: string;
  /** Seconds; moved forward by a control. */
  now: () => number;
  clock: { aheadSeconds: number };
  sessions: Map<string, Session>;
  lineItems: Map<string, Stripe.LineItem[]>;
  intents: Map<string, Intent>;
  charges: Map<string, Stripe.Charge>;
  methods: Map<string, Stripe.PaymentMethod>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Stripe.Dispute>;
  events: Stripe.Event[];
  ledger: ProviderEntry[];
  /** The outcome of the next refunds. */
  refundOutcome: "succeeded" | "pending" | "failed";
  emit: (type: string, object: object) => void;
};

export function openAccount(origin: string, deliver: (event: Stripe.Event) => void): Account {
  const clock = { aheadSeconds: 0 };
  const events: Stripe.Event[] = [];
  const now = () => Math.floor(Date.now() / 1000) + clock.aheadSeconds;
  return {
    origin,
    now,
    clock,
    sessions: new Map(),
    lineItems: new Map(),
    intents: new Map(),
    charges: new Map(),
    methods: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events,
    ledger: [],
    refundOutcome: "succeeded",
    emit: (type, object) => {
      const event = {
        id: newId("evt_"),
        object: "event",
        api_version: apiVersion,
        created: now(),
        // A snapshot, unaffected by later changes.
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      } as unknown as Stripe.Event;
      events.push(event);
      deliver(event);
    },
  };
}

const apiVersion = "2026-10-28.endive";

export function newId(prefix: string): string {
  return prefix + randomBytes(18).toString("base64url").replace(/[-_]/g, "0");
}
