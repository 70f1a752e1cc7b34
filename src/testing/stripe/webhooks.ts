import { createHmac } from "node:crypto";
import type Stripe from "stripe";

/** How events reach the site: by default each once, immediately. */
export type WebhookSettings = {
  /** Sends nothing until it is unset; events are stored. */
  isPaused: boolean;
  /** How often each event is sent. */
  copies: number;
  /** Each copy is delayed by a random part of this time. */
  delayMs: number;
  /** The fraction of events that never arrive, from 0 to 1. */
  dropRate: number;
  /** The fraction of events held until they are released, from 0 to 1. */
  holdRate: number;
  /** How often an event is retried after an unsuccessful response. */
  retries: number;
  retryAfterMs: number;
  /** The number of concurrent requests. */
  concurrency: number;
};

export const defaultWebhooks: WebhookSettings = {
  isPaused: false,
  copies: 1,
  delayMs: 0,
  dropRate: 0,
  holdRate: 0,
  retries: 8,
  retryAfterMs: 250,
  concurrency: 8,
};

type Delivery = { event: Stripe.Event; attempt: number };

/** Sends events to the site like Stripe: signed, at least once, in no guaranteed order. */
export function createWebhookSender(options: {
  url: string | undefined;
  secret: string;
  settings: WebhookSettings;
  random: () => number;
}) {
  const { url, secret, settings, random } = options;
  const waiting: Delivery[] = [];
  const held: Stripe.Event[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const counts = { sent: 0, delivered: 0, dropped: 0, givenUp: 0 };
  let underWay = 0;
  let isStopped = false;

  function queue(event: Stripe.Event) {
    if (!url || isStopped) return;
    if (random() < settings.dropRate) {
      counts.dropped += 1;
      return;
    }
    if (random() < settings.holdRate) held.push(event);
    else sendCopies(event);
  }

  function sendCopies(event: Stripe.Event) {
    for (let copy = 0; copy < settings.copies; copy++)
      later({ event, attempt: 0 }, random() * settings.delayMs);
  }

  function later(delivery: Delivery, delayMs: number) {
    if (delayMs < 1) {
      waiting.push(delivery);
      pump();
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      waiting.push(delivery);
      pump();
    }, delayMs);
    timers.add(timer);
  }

  function pump() {
    while (!settings.isPaused && !isStopped && underWay < settings.concurrency) {
      const delivery = waiting.shift();
      if (!delivery) return;
      underWay += 1;
      send(delivery).finally(() => {
        underWay -= 1;
        pump();
      });
    }
  }

  async function send({ event, attempt }: Delivery) {
    counts.sent += 1;
    const { body, signature } = signEvent(event, secret);
    const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": signature };
    const isTaken = await fetch(String(url), {
      method: "POST",
      headers,
      body,
      signal: AbortSignal.timeout(20_000),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok;
      },
      () => false,
    );
    if (isTaken) counts.delivered += 1;
    else if (attempt >= settings.retries) counts.givenUp += 1;
    else later({ event, attempt: attempt + 1 }, Math.min(settings.retryAfterMs * 2 ** attempt, 8_000));
  }

  /** Sends waiting events in a different order. */
  function reorder(order: "shuffled" | "reversed") {
    if (order === "reversed") waiting.reverse();
    else {
      for (let at = waiting.length - 1; at > 0; at--) {
        const other = Math.floor(random() * (at + 1));
        [waiting[at], waiting[other]] = [waiting[other] as Delivery, waiting[at] as Delivery];
      }
    }
    pump();
  }

  return {
    queue,
    pump,
    /** Sends held events. */
    release: () => {
      for (const event of held.splice(0)) sendCopies(event);
    },
    reorder,
    counts,
    /** The number of events still to be sent. */
    pending: () => waiting.length + underWay + timers.size,
    stop: () => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      waiting.length = 0;
    },
  };
}

/** The body of a webhook and its Stripe-Signature, by default with the current time. */
export function signEvent(event: Stripe.Event, secret: string, at = Math.floor(Date.now() / 1000)) {
  const body = JSON.stringify(event);
  const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return { body, signature: `t=${at},v1=${signature}` };
}
