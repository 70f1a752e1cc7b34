import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { sameOriginHeaders } from "#testing/built-app.ts";
import type { TestServices } from "#testing/services.ts";
import { createUploadHandler } from "./handle-upload.server.ts";
import { createFileHandler } from "./serve-file.server.ts";

let visits = 0;

/** The context of an upload, each from a separate network. */
function arrive() {
  visits += 1;
  const log = { warn: () => {}, error: () => {} };
  return { requestId: "test", ip: `10.9.${visits >> 8}.${visits & 255}`, log };
}

/** A person with the cookie of a new session. */
export async function signIn(services: TestServices, options: { isAdmin?: boolean } = {}) {
  const person = await makePerson(services, options);
  const headers = await signedInHeaders(services, person);
  return { ...person, cookie: headers.get("cookie") ?? "" };
}

/** Sends a body to `/uploads/<purpose>` as a page of this site does. */
export function sendUpload(
  services: TestServices,
  purpose: string,
  body: BodyInit,
  headers: Record<string, string> = {},
) {
  const answer = createUploadHandler({ services, headers: {} });
  const request = new Request(`http://localhost/uploads/${purpose}`, {
    method: "POST",
    body,
    headers: { ...sameOriginHeaders, ...headers },
    duplex: "half",
  } as RequestInit);
  return answer(request, arrive());
}

/** Opens a URL under `/files/`. */
export function openFile(services: TestServices, path: string, headers: Record<string, string> = {}) {
  const serve = createFileHandler({ services, headers: {} });
  return serve(new Request(`http://localhost${path}`, { headers }), arrive());
}

/** The row and the URL of an upload, from its response. */
export async function findUpload(services: TestServices, response: Response) {
  const { id } = (await response.json()) as { id: string };
  const row = await services.db
    .selectFrom("stored_files")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { row, path: `/files/${row.bucket}/${row.key}` };
}
