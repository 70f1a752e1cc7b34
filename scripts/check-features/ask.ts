import type { Outcome } from "#platform/feature/access.ts";
import { type BuiltApp, sameOriginHeaders } from "#testing/built-app.ts";
import type { Endpoint } from "./list-endpoints.ts";

type Requested = { path: string; fields?: Record<string, string>; cookie: string; ip: string };

/** Requests a page, submits a form (empty by default) or calls the API. Returns the outcome. */
export async function ask(app: BuiltApp, { method, file }: Endpoint, { path, fields, ...from }: Requested) {
  const isWrite = method !== "GET";
  const type = file === null ? "application/json" : "application/x-www-form-urlencoded";
  const response = await app.request(path, {
    method,
    headers: {
      ...headersOf(from),
      ...(isWrite && { "content-type": type, ...sameOriginHeaders }),
    },
    ...(isWrite && { body: file === null ? "{}" : new URLSearchParams(fields).toString() }),
  });
  await response.arrayBuffer();
  return toOutcome(response.status, response.headers.get("location"));
}

/** Requests the data of one route only, without the loaders of its parents. */
export async function requestData(app: BuiltApp, { file }: Endpoint, { path, ...from }: Requested) {
  const [plain = ""] = path.split("?");
  const data = plain === "/" ? "/_" : plain;
  const routeId = file?.replace(/\.tsx?$/, "") ?? "";
  const url = `${data}.data?_routes=${encodeURIComponent(routeId)}`;
  const response = await app.request(url, { headers: headersOf(from) });
  const text = await response.text();
  const redirect = /"redirect","([^"]+)"/.exec(text)?.[1] ?? null;
  return toOutcome(redirect ? 302 : response.status, redirect);
}

function headersOf({ cookie, ip }: Pick<Requested, "cookie" | "ip">) {
  return { "x-forwarded-for": ip, ...(cookie && { cookie }) };
}

function toOutcome(status: number, location: string | null): Outcome | number {
  if (location === null) return status >= 200 && status < 300 ? "ok" : status;
  const { pathname } = new URL(location, "http://localhost");
  if (pathname === "/login") return "login";
  if (pathname === "/dashboard") return "dashboard";
  // Ids in the URL don't matter for permissions.
  return `to:${pathname.replace(/\/[0-9a-f-]{36}$/, "") as `/${string}`}`;
}
