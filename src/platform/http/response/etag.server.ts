import { createHash } from "node:crypto";

/** The ETag of a response. Weak, because the same content may be sent in several encodings. */
export function etagOf(body: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Whether the client's If-None-Match has this ETag. */
export function isKnown(request: Request, etag: string): boolean {
  return request.headers.get("if-none-match")?.includes(etag) ?? false;
}

/** The response with its ETag, or 304 if the client has it. Private responses are returned unchanged. */
export async function withEtag(request: Request, response: Response): Promise<Response> {
  const isShared = !/no-store/.test(response.headers.get("cache-control") ?? "");
  if (response.status !== 200 || request.method !== "GET" || !isShared) return response;
  const body = await response.text();
  const headers = new Headers(response.headers);
  headers.set("etag", etagOf(body));
  headers.set("vary", "accept-encoding");
  if (!isKnown(request, etagOf(body))) return new Response(body, { headers });
  headers.delete("content-type");
  return new Response(null, { status: 304, headers });
}
