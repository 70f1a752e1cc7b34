import { RouterContextProvider } from "react-router";
import { type Services, servicesContext } from "#platform/http/services.ts";
import { type Visit, visitContext } from "#platform/http/visit.ts";

type Asked = {
  /** The form that is sent; without it the route is read. */
  fields?: Record<string, string>;
  headers?: HeadersInit;
  params?: Record<string, string>;
  /** Who asks, from where; a visitor at an address of its own otherwise. */
  visit?: Partial<Visit>;
};

let visitors = 0;

/** What a loader or an action gets when this address is asked: `await loader(routeArgs(services, "/directory"))`. */
export function routeArgs(services: Services, path: string, { fields, headers, params, visit }: Asked = {}) {
  const url = new URL(path, "http://localhost");
  const form = fields && { method: "POST", body: new URLSearchParams(fields) };
  const request = new Request(url, { ...form, ...(headers && { headers }) });
  const context = routeContext({ ...visit });
  context.set(servicesContext, services);
  // Each route has generated types of its own, which say the same.
  return { request, context, url, params: params ?? {}, pattern: path } as never;
}

/** The context of a visit that needs no services. */
export function routeContext(visit: Partial<Visit>): RouterContextProvider {
  visitors += 1;
  const context = new RouterContextProvider();
  const log = { warn: () => {}, error: () => {} };
  const ip = `10.5.${visitors >> 8}.${visitors & 255}`;
  context.set(visitContext, { requestId: "test", nonce: "", ip, person: null, log, ...visit });
  return context;
}
