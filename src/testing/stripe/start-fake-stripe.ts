import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type Stripe from "stripe";
import { openAccount, type ProviderEntry, type Session } from "./account.ts";
import { handleApi } from "./api.ts";
import { applyControl, type Control, takeFault } from "./controls.ts";
import { type Answer, createIdempotencyStore } from "./idempotency.ts";
import { parseForm } from "./parse-form.ts";
import { readBuyer, renderClosedPage, renderPayPage, renderSessions } from "./pay-page.ts";
import { type Buyer, declineCard, payByBank, payByCard } from "./payments.ts";
import { expireOverdue } from "./sessions.ts";
import { faultBody, StripeRefusal } from "./stripe-error.ts";
import { createWebhookSender, defaultWebhooks, signEvent } from "./webhooks.ts";

type Options = {
  /** 0 picks a free port. */
  port: number;
  /** Where events are sent. Without it they are only stored. */
  webhookUrl?: string;
  webhookSecret: string;
  secretKey?: string;
  random?: () => number;
};

/** A running fake, with controls for tests in the same process. */
export type FakeStripe = {
  origin: string;
  /** Environment settings of a site that uses it. */
  env: { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string; STRIPE_API_URL: string };
  control: (control: Control) => void;
  pay: (sessionId: string, buyer?: Partial<Buyer>) => Session;
  sessions: () => Session[];
  /** The events so far, oldest first. */
  events: () => Stripe.Event[];
  /** Payments and refunds according to the provider. */
  ledger: () => ProviderEntry[];
  /** The body and the signature header of a webhook, now or at another time. */
  sign: (event: Stripe.Event, atSeconds?: number) => { body: string; signature: string };
  webhooks: () => { sent: number; delivered: number; dropped: number; givenUp: number; pending: number };
  stop: () => Promise<void>;
};

/** Implements the part of Stripe's API that the store uses, with a payment page, for development, tests and drills. */
export async function startFakeStripe(options: Options): Promise<FakeStripe> {
  const { webhookSecret, secretKey = "sk_test_stand_in", random = Math.random } = options;
  const webhooks = { ...defaultWebhooks };
  const sender = createWebhookSender({
    url: options.webhookUrl,
    secret: webhookSecret,
    settings: webhooks,
    random,
  });
  const account = openAccount("", sender.queue);
  const keys = createIdempotencyStore(account.now);
  const faults: { next: Parameters<typeof takeFault>[0]["next"] } = { next: null };
  const parts = { account, sender, webhooks, faults };

  async function respond(req: IncomingMessage, res: ServerResponse) {
    const url = new URL(req.url ?? "/", "http://stripe");
    const body = await readBody(req);
    if (url.pathname.startsWith("/pay/")) return showPayPage(req, res, url.pathname.slice(5), body);
    if (url.pathname.startsWith("/_control")) return handleControl(req, res, url.pathname, body);
    if (url.pathname.startsWith("/v1/")) return handleCall(req, res, url, body);
    if (url.pathname === "/") return sendHtml(res, 200, renderSessions([...account.sessions.values()]));
    // Browsers request an icon and log an error for a 404.
    res.writeHead(url.pathname === "/favicon.ico" ? 204 : 404).end();
  }

  function handleCall(req: IncomingMessage, res: ServerResponse, url: URL, body: string) {
    const fault = takeFault(faults, random);
    if (fault?.kind === "too-many") return sendFault(res, 429, "Too many requests.");
    if (fault && !fault.takesEffect) {
      if (fault.kind === "error") sendFault(res, 500, "Something went wrong on our side.");
      return;
    }
    const { answer, isReplayed } = execute(req, url, body, fault?.kind === "error");
    if (fault?.kind === "timeout") return;
    sendJson(res, answer.status, answer.body, isReplayed ? { "idempotent-replayed": "true" } : {});
  }

  function execute(req: IncomingMessage, url: URL, body: string, losesResponse: boolean) {
    const key = req.method === "POST" ? req.headers["idempotency-key"] : undefined;
    const request = `${req.method} ${url.pathname}\n${body}`;
    try {
      checkKey(req.headers.authorization, secretKey);
      const before = typeof key === "string" ? keys.find(key, request) : null;
      if (before) return { answer: before, isReplayed: true };
      const given = parseForm(req.method === "POST" ? body : url.search.slice(1));
      const found = handleApi(account, req.method ?? "GET", url.pathname, given);
      const answer: Answer = losesResponse
        ? { status: 500, body: faultBody(brokenOff) }
        : { status: 200, body: structuredClone(found) };
      if (typeof key === "string") keys.keep(key, request, answer);
      return { answer, isReplayed: false };
    } catch (error) {
      // Refusals of invalid parameters are not stored, because nothing has happened yet.
      if (error instanceof StripeRefusal)
        return { answer: { status: error.fault.status, body: faultBody(error.fault) }, isReplayed: false };
      throw error;
    }
  }

  function showPayPage(req: IncomingMessage, res: ServerResponse, id: string, body: string) {
    expireOverdue(account);
    const session = account.sessions.get(id);
    if (session?.status !== "open") return sendHtml(res, session ? 200 : 404, renderClosedPage(session));
    const items = account.lineItems.get(id) ?? [];
    if (req.method !== "POST") return sendHtml(res, 200, renderPayPage(session, items));
    const form = new URLSearchParams(body);
    const act = form.get("act");
    if (act === "fail") {
      declineCard(account, id);
      return sendHtml(res, 200, renderPayPage(session, items, "Your card was declined."));
    }
    if (act === "cancel") return redirect(res, session.cancel_url ?? session.success_url ?? "/");
    const pay = act === "pay-by-bank" ? payByBank : payByCard;
    const paid = pay(account, id, readBuyer(form));
    redirect(res, (paid.success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", id));
  }

  function handleControl(req: IncomingMessage, res: ServerResponse, path: string, body: string) {
    if (req.method === "POST") applyControl(parts, JSON.parse(body || "{}") as Control);
    const shown = path === "/_control/ledger" ? account.ledger : { webhooks, ...counts(), faults };
    sendJson(res, 200, shown);
  }

  const counts = () => ({ ...sender.counts, pending: sender.pending() });
  const server = createServer((req, res) => {
    respond(req, res).catch((error: Error) => {
      const status = error instanceof StripeRefusal ? error.fault.status : 500;
      if (!res.headersSent) sendFault(res, status, error.message);
    });
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(options.port, "127.0.0.1", () => listening());
  });
  account.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sweep = setInterval(() => expireOverdue(account), 1_000).unref();

  return {
    origin: account.origin,
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: account.origin,
    },
    control: (control) => applyControl(parts, control),
    pay: (sessionId, buyer) => payByCard(account, sessionId, buyer),
    sessions: () => [...account.sessions.values()],
    events: () => account.events,
    ledger: () => account.ledger,
    sign: (event, atSeconds) => signEvent(event, webhookSecret, atSeconds),
    webhooks: counts,
    stop: async () => {
      clearInterval(sweep);
      sender.stop();
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

const brokenOff = { status: 500, type: "api_error", message: "Something went wrong on our side." } as const;

function checkKey(header: string | undefined, secretKey: string) {
  if (header === `Bearer ${secretKey}`) return;
  const message = "The API key is missing or wrong.";
  throw new StripeRefusal({ status: 401, type: "invalid_request_error", message });
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function sendJson(res: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  res.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

function sendFault(res: ServerResponse, status: number, message: string) {
  sendJson(
    res,
    status,
    faultBody({ status, type: status < 500 ? "invalid_request_error" : "api_error", message }),
  );
}

function sendHtml(res: ServerResponse, status: number, html: string) {
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  res.writeHead(status, headers).end(html);
}

function redirect(res: ServerResponse, location: string) {
  res.writeHead(303, { location }).end();
}
