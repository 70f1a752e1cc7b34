type PageHeaders = { actionHeaders: Headers; loaderHeaders: Headers };

/** The `headers` export of a page: passes on Cache-Control and Retry-After of its action or its loader. */
export function passHeaders({ actionHeaders, loaderHeaders }: PageHeaders): Headers {
  return actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders;
}
