import { RouterContextProvider } from "react-router";
import { type Services, servicesContext } from "#platform/http/services.ts";
import { type Visit, visitContext } from "#platform/http/visit.ts";

type RequestOptions = {
  /** The fields of a POST. Without them the request is a GET. */
  fields?: Record<string, string>;
  headers?: HeadersInit;
  params?: Record<string, string>;
  /** Defaults to an anonymous visitor with a unique IP address. */
  visit?: Partial<Visit>;
};

let visitors = 0;

/** The arguments of a loader or action: `await loader(routeArgs(services, "/directory"))`. */
export function routeArgs(
  services: Services,
  path: string,
  { fields, headers, params, visit }: RequestOptions = {},
) {
  const url = new URL(path, "http://localhost");
  const form = fields && { method: "POST", body: new URLSearchParams(fields) };
  const request = new Request(url, { ...form, ...(headers && { headers }) });
  const context = routeContext({ ...visit });
  context.set(servicesContext, services);
  // Each route has its own generated types, all of the same shape.
  return { request, context, url, params: params ?? {}, pattern: path } as never;
}

/** A router context without services. */
export function routeContext(visit: Partial<Visit>): RouterContextProvider {
  visitors += 1;
  const context = new RouterContextProvider();
  const log = { warn: () => {}, error: () => {} };
  const ip = `10.5.${visitors >> 8}.${visitors & 255}`;
  context.set(visitContext, { requestId: "test", nonce: "", ip, person: null, log, ...visit });
  return context;
}
