/**
 * The same request at the address that browsers see. Behind a proxy its own says `http` and an inner host, and the
 * router would take every form for one of another site.
 */
export function requestOnOrigin(request: Request, origin: string, body?: Uint8Array<ArrayBuffer>): Request {
  const { pathname, search } = new URL(request.url);
  // Set apart, not resolved: a path that begins with two slashes would name another host.
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  const { method, headers, signal } = request;
  return new Request(url, { method, headers, signal, ...(body && { body }) });
}
