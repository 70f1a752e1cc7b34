import type { Account } from "./account.ts";
import { expandList, expandObject } from "./expand.ts";
import { listOf, newestFirst } from "./list-page.ts";
import type { FormValue } from "./parse-form.ts";
import { createRefund, getRefund } from "./refunds.ts";
import { createSession, expireSession, getSession } from "./sessions.ts";
import { readParams } from "./shape.ts";
import {
  createRefundShape,
  createSessionShape,
  expandOnlyShape,
  listEventsShape,
  listLineItemsShape,
  listRefundsShape,
  listSessionsShape,
  retrieveIntentShape,
} from "./shapes.ts";
import { refuseMissing, StripeRefusal } from "./stripe-error.ts";

type Given = { [name: string]: FormValue };
type Operation = (account: Account, given: Given, id: string) => object;

/** The supported part of Stripe's API. `:id` is the only path parameter. */
const operations: Record<string, Operation> = {
  "POST /v1/checkout/sessions": (account, given) => {
    const params = readParams(createSessionShape, given);
    return expandObject(account, createSession(account, params), params.expand);
  },
  "GET /v1/checkout/sessions": (account, given) => {
    const { expand, created, status, payment_intent, ...page } = readParams(listSessionsShape, given);
    const found = newestFirst(account.sessions.values(), created).filter(
      (session) =>
        (!status || session.status === status) &&
        (!payment_intent || session.payment_intent === payment_intent),
    );
    return expandList(account, listOf(found, page, "/v1/checkout/sessions"), expand);
  },
  "GET /v1/checkout/sessions/:id": (account, given, id) => {
    const { expand } = readParams(expandOnlyShape, given);
    return expandObject(account, getSession(account, id), expand);
  },
  "POST /v1/checkout/sessions/:id/expire": (account, given, id) => {
    const { expand } = readParams(expandOnlyShape, given);
    return expandObject(account, expireSession(account, id), expand);
  },
  "GET /v1/checkout/sessions/:id/line_items": (account, given, id) => {
    const { expand, ...page } = readParams(listLineItemsShape, given);
    const items = account.lineItems.get(getSession(account, id).id) ?? [];
    return expandList(account, listOf(items, page, `/v1/checkout/sessions/${id}/line_items`), expand);
  },
  "POST /v1/refunds": (account, given) => {
    const params = readParams(createRefundShape, given);
    return expandObject(account, createRefund(account, params), params.expand);
  },
  "GET /v1/refunds": (account, given) => {
    const { expand, created, charge, payment_intent, ...page } = readParams(listRefundsShape, given);
    const found = newestFirst(account.refunds.values(), created).filter(
      (refund) =>
        (!charge || refund.charge === charge) &&
        (!payment_intent || refund.payment_intent === payment_intent),
    );
    return expandList(account, listOf(found, page, "/v1/refunds"), expand);
  },
  "GET /v1/refunds/:id": (account, given, id) => {
    const { expand } = readParams(expandOnlyShape, given);
    return expandObject(account, getRefund(account, id), expand);
  },
  "GET /v1/payment_intents/:id": (account, given, id) => {
    const { expand } = readParams(retrieveIntentShape, given);
    return expandObject(account, account.intents.get(id) ?? refuseMissing("payment_intent", id), expand);
  },
  "GET /v1/events": (account, given) => {
    const { expand, created, type, types, ...page } = readParams(listEventsShape, given);
    const wanted = type ? [type] : types;
    const found = newestFirst(account.events, created).filter(
      (event) => !wanted || wanted.includes(event.type),
    );
    return expandList(account, listOf(found, page, "/v1/events"), expand);
  },
  "GET /v1/events/:id": (account, given, id) => {
    readParams(expandOnlyShape, given);
    return account.events.find((event) => event.id === id) ?? refuseMissing("event", id);
  },
};

const routes = Object.entries(operations).map(([route, operation]) => {
  const [method = "", path = ""] = route.split(" ");
  return { method, pattern: new RegExp(`^${path.replace(":id", "([A-Za-z0-9_]+)")}$`), operation };
});

/** Handles one request, or throws the refusal. */
export function handleApi(account: Account, method: string, path: string, given: Given): object {
  for (const { method: spoken, pattern, operation } of routes) {
    const match = spoken === method && pattern.exec(path);
    if (match) return operation(account, given, match[1] ?? "");
  }
  const message = `The stand-in does not know ${method} ${path}.`;
  throw new StripeRefusal({ status: 404, type: "invalid_request_error", message });
}
