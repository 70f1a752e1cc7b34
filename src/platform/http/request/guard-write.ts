import { requestOnOrigin } from "./request-on-origin.ts";

/** Why a write is rejected before its body is read. */
export type WriteRefusal = { status: 400 | 403 | 408 | 413 | 415; title: string; detail: string };

/** Maximum body size of a form or an API call. Uploads do not go through here. */
export const bodyLimitBytes = 64 * 1024;

/** Timeout for reading such a body. */
const bodyLimitMs = 30_000;

const readMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether this request may have side effects. */
export function isWrite(request: Request): boolean {
  return !readMethods.has(request.method);
}

/** Rejects a write, or returns the request at the site's public origin, with its body buffered. */
export async function guardRequest(request: Request, origin: string): Promise<Request | WriteRefusal> {
  if (!isWrite(request)) return requestOnOrigin(request, origin);
  const refusal = refuseWrite(request, origin);
  if (refusal) return refusal;
  const body = await withinTime(readBoundedBody(request));
  if (body === "too-slow")
    return { status: 408, title: "Too slow", detail: "The connection was too slow. Please try again." };
  if (!body) return { status: 413, title: "Too large", detail: "This is more than we can take in one go." };
  return requestOnOrigin(request, origin, body);
}

/** Rejects a body that is not a form: page actions accept nothing else. */
export async function refuseUnlessForm(request: Request): Promise<WriteRefusal | null> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/x-www-form-urlencoded") return null;
  if (type !== "multipart/form-data")
    return {
      status: 415,
      title: "Unsupported type",
      detail: "Send the fields of the form, as a browser does.",
    };
  return request
    .clone()
    .formData()
    .then(
      () => null,
      () => ({ status: 400, title: "Invalid form", detail: "The fields of the form cannot be read." }),
    );
}

/** Rejects a cross-site write (any method), or one with a compressed body. */
export function refuseWrite(request: Request, origin: string): WriteRefusal | null {
  if (request.headers.has("content-encoding")) {
    return { status: 415, title: "Unsupported encoding", detail: "Send the body as it is, not compressed." };
  }
  if (comesFromHere(request, origin)) return null;
  return {
    status: 403,
    title: "Wrong origin",
    detail: "This request did not come from a page of this site.",
  };
}

function comesFromHere(request: Request, origin: string) {
  const sentOrigin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  if (sentOrigin !== null) return sentOrigin === origin && (site === null || site === "same-origin");
  if (site !== null) return site === "same-origin";
  // Neither header: not a browser. An API client may write, but never with a cookie.
  return /^\/(api|functions)\//.test(new URL(request.url).pathname) && !request.headers.has("cookie");
}

async function withinTime<Result>(reading: Promise<Result>): Promise<Result | "too-slow"> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<"too-slow">((resolve) => {
    timer = setTimeout(resolve, bodyLimitMs, "too-slow");
  });
  // A body that breaks off later fails after its reader is gone.
  reading.catch(() => {});
  return Promise.race([reading, tooSlow]).finally(() => clearTimeout(timer));
}

/** Reads the body and counts its bytes, ignoring Content-Length; null when it is too large. */
export async function readBoundedBody(
  request: Request,
  limit = bodyLimitBytes,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
