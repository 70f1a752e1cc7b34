import { refuseWrite, type WriteRefusal } from "#platform/http/guard-write.ts";
import { requestOnOrigin } from "#platform/http/request-on-origin.ts";
import { listFileForms } from "#platform/http/routes.ts";
import { routeTable } from "./route-table.ts";

const fileForms = listFileForms(routeTable).map(
  (path) => new RegExp(`^${path.replaceAll(/:[^/]+/g, "[^/]+")}$`),
);
/** Far beyond what `receiveForm` takes: a form that is read otherwise cannot fill the memory either. */
const maxFormBytes = 32 * 1024 * 1024;

/**
 * A form that may hold files, with its body as a stream: files are read as they arrive. Null for every other
 * request, whose body is read completely first.
 */
export function openFileForm(request: Request, origin: string): Request | WriteRefusal | null {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  const isMultipart = /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
  if (!isMultipart || !request.body || !fileForms.some((form) => form.test(path))) return null;
  return refuseWrite(request, origin) ?? requestOnOrigin(request, origin, countBytes(request.body));
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
