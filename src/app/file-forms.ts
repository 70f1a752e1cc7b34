import { isWrite } from "#platform/http/request/guard-write.ts";
import { requestOnOrigin } from "#platform/http/request/request-on-origin.ts";
import { listFileForms } from "#platform/http/routes/routes.ts";
import { routeTable } from "./route-table.ts";

const fileForms = listFileForms(routeTable).map(
  (path) => new RegExp(`^${path.replaceAll(/:[^/]+/g, "[^/]+")}$`),
);
/** Far above the limit of `receiveForm`, so that a form parsed in another way cannot exhaust memory either. */
const maxFormBytes = 32 * 1024 * 1024;

/** Whether the request can contain files: its body is parsed as it arrives, that of other forms at once. */
export function isFileForm(request: Request): boolean {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  const isMultipart = /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
  return (
    isWrite(request) && isMultipart && request.body !== null && fileForms.some((form) => form.test(path))
  );
}

/** The request at the public origin, with its body as a stream of limited length. */
export function streamFileForm(request: Request, origin: string): Request {
  return requestOnOrigin(request, origin, request.body ? countBytes(request.body) : undefined);
}

function countBytes(body: ReadableStream<Uint8Array>) {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > maxFormBytes) controller.error(new Error("The form is too large."));
        else controller.enqueue(chunk);
      },
    }),
  );
}
