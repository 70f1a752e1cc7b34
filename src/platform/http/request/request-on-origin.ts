/**
 * The request at its public URL. Behind a proxy its own URL has `http` and an internal host, and the router would
 * reject every form as cross-site.
 */
export function requestOnOrigin(
  request: Request,
  origin: string,
  body?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
): Request {
  const { pathname, search } = new URL(request.url);
  // Assigned, not resolved: a path that starts with two slashes would become another host.
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  const { method, headers, signal } = request;
  // A streamed body needs `duplex`, which browser types do not know yet.
  const streamed = body instanceof ReadableStream ? { duplex: "half" } : {};
  return new Request(url, { method, headers, signal, ...(body && { body }), ...streamed });
}
