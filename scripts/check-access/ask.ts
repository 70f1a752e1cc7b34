import type { Outcome } from "#app/access-matrix/row.ts";
import { type BuiltApp, sameOriginHeaders } from "#testing/built-app.ts";
import { forms } from "./access-people.ts";
import type { Address } from "./list-addresses.ts";

type Asked = { cookie: string; ip: string };

/** Asks for a page, sends an empty form, or calls the API, and says what came back. */
export async function ask(app: BuiltApp, { key, method, routeId }: Address, path: string, asked: Asked) {
  const isWrite = method !== "GET";
  const type = routeId === null ? "application/json" : "application/x-www-form-urlencoded";
  const response = await app.request(path, {
    method,
    headers: {
      ...headersOf(asked),
      ...(isWrite && { "content-type": type, ...sameOriginHeaders }),
    },
    ...(isWrite && { body: routeId === null ? "{}" : new URLSearchParams(forms[key]).toString() }),
  });
  await response.arrayBuffer();
  return toOutcome(response.status, response.headers.get("location"));
}

/** Asks for the data of one route alone, without the loaders of its parents. */
export async function askForData(app: BuiltApp, { routeId }: Address, path: string, asked: Asked) {
  const [plain = ""] = path.split("?");
  const data = plain === "/" ? "/_" : plain;
  const url = `${data}.data?_routes=${encodeURIComponent(routeId ?? "")}`;
  const response = await app.request(url, { headers: headersOf(asked) });
  const text = await response.text();
  const redirect = /"redirect","([^"]+)"/.exec(text)?.[1] ?? null;
  return toOutcome(redirect ? 302 : response.status, redirect);
}

function headersOf({ cookie, ip }: Asked) {
  return { "x-forwarded-for": ip, ...(cookie && { cookie }) };
}

function toOutcome(status: number, location: string | null): Outcome | number {
  if (location === null) return status >= 200 && status < 300 ? "ok" : status;
  const { pathname } = new URL(location, "http://localhost");
  if (pathname === "/login") return "login";
  if (pathname === "/dashboard") return "dashboard";
  // An id in the address says nothing about who may.
  return `to:${pathname.replace(/\/[0-9a-f-]{36}$/, "") as `/${string}`}`;
}
