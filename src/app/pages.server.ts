import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { readSession } from "#platform/auth/read-session.server.ts";
import { hasSessionCookie } from "#platform/auth/session-cookie.ts";
import { pagePolicy } from "#platform/http/security-headers.ts";
import { type Services, servicesContext } from "#platform/http/services.ts";
import { type Visit, visitContext } from "#platform/http/visit.ts";

const isDevelopment = import.meta.env.DEV;
// The generated type of the build does not fit `exactOptionalPropertyTypes`.
const handle = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type Arrival = Pick<Visit, "requestId" | "ip" | "log">;

/** Renders a page, or a page's data for client navigation, for whoever is asking. */
export async function answerPage(
  request: Request,
  arrival: Arrival,
  services: Services,
  headers: Record<string, string>,
) {
  const nonce = randomBytes(16).toString("base64");
  // Nobody is asked for without a cookie: most visitors cost no query here.
  const { person, setCookies } = hasSessionCookie(services.env.APP_ORIGIN, request.headers)
    ? await readSession(services, request.headers, arrival.log)
    : { person: null, setCookies: [] };
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(visitContext, { ...arrival, nonce, person });

  const response = await handle(request, context);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  response.headers.set("content-security-policy", pagePolicy(nonce, { isDevelopment }));
  response.headers.set("x-request-id", arrival.requestId);
  for (const line of response.headers.has("set-cookie") ? [] : setCookies)
    response.headers.append("set-cookie", line);
  if (!response.headers.has("cache-control")) {
    response.headers.set("cache-control", person ? "private, no-store" : "private, no-cache");
  }
  return isDevelopment ? response : compress(response, request.headers.get("accept-encoding") ?? "");
}

/** Pages are rendered whole, so they can be compressed whole. */
async function compress(response: Response, accepts: string) {
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  const encoding = accepts.includes("br") ? "br" : accepts.includes("gzip") ? "gzip" : null;
  if (!isPage || !encoding || !response.body) return response;
  const body = await response.arrayBuffer();
  const packed = encoding === "br" ? await compressBrotli(body, brotliQuality) : await compressGzip(body);
  response.headers.set("content-encoding", encoding);
  response.headers.set("content-length", String(packed.byteLength));
  response.headers.append("vary", "accept-encoding");
  return new Response(packed, { status: response.status, headers: response.headers });
}
