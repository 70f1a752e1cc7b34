import { actorOf } from "#platform/auth/actor.ts";
import { findPerson } from "#platform/auth/read-session.server.ts";
import { refuseWrite } from "#platform/http/request/guard-write.ts";
import { problemResponse } from "#platform/http/response/problem.ts";
import { describeRefusal } from "#platform/http/response/refusal.ts";
import { dataPolicy } from "#platform/http/security/security-headers.ts";
import type { Services } from "#platform/http/services.ts";
import type { Visit } from "#platform/http/visit.ts";
import type { UploadPurpose } from "./define-purpose.ts";
import { receiveFiles } from "./receive-files.server.ts";
import { type UploadRefused, uploadRefusals } from "./upload-refusals.ts";

type Arrival = Pick<Visit, "requestId" | "ip" | "log">;
type Options = { services: Services; headers: Record<string, string> };

/** The only field of an upload. */
const fileField = "file";

/** Handles `POST /uploads/<purpose>`: one file. Responds with `{ id, name, size }`, or a problem with a message. */
export function createUploadHandler({ services, headers }: Options) {
  const purposes = new Map(services.uploads.purposes.map((purpose) => [purpose.name, purpose]));

  return async (request: Request, arrival: Arrival): Promise<Response> => {
    const { requestId } = arrival;
    const refuse = (problem: { status: number; title: string; detail: string }, more = {}) =>
      problemResponse({ ...problem, requestId }, { ...headers, ...more });
    const purpose = purposes.get(new URL(request.url).pathname.slice("/uploads/".length));
    if (!purpose)
      return refuse({ status: 404, title: "Not found", detail: "There is nothing at this address." });
    if (request.method !== "POST")
      return refuse(
        { status: 405, title: "Method not allowed", detail: "Send a file by POST." },
        { allow: "POST" },
      );
    const foreign = refuseWrite(request, services.env.APP_ORIGIN);
    if (foreign) return refuse(foreign);
    const person = await findPerson(services, request.headers, arrival.log);
    const actor = actorOf({ ...arrival, person }, request);
    const received = await receiveFiles(services, actor, request, { [fileField]: purpose });
    const upload = received.ok ? received.uploads[0]?.upload : undefined;
    if (upload)
      return new Response(JSON.stringify(upload), {
        status: 201,
        headers: { ...headers, ...responseHeaders },
      });
    const { words, status, retryAfter } = describe(
      purpose,
      received.ok ? { ok: false, reason: "malformed" } : received,
    );
    return refuse({ status, title: "Upload refused", detail: words }, retryAfter);
  };

  function describe(purpose: UploadPurpose, refused: UploadRefused) {
    const { status, words } = describeRefusal(uploadRefusals(purpose), refused, services.env);
    const seconds = refused.retryAfterSeconds;
    return { status, words, retryAfter: seconds ? { "retry-after": String(seconds) } : {} };
  }
}

const responseHeaders = {
  "content-type": "application/json",
  "content-security-policy": dataPolicy,
  "cache-control": "no-store",
};
