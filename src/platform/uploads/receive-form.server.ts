import type { Requester } from "#platform/auth/actor.ts";
import type { Services } from "#platform/http/services.ts";
import { type FilePurposes, receiveFiles } from "./receive-files.server.ts";
import type { UploadRefused } from "./upload-refusals.ts";

type Needs = Pick<Services, "db" | "files" | "jobs" | "limits" | "log" | "uploads">;
/** The form with an upload id in place of each file; `refused` says why a file was refused. */
export type ReceivedForm = {
  form: FormData;
  refused: (UploadRefused & { field?: string | undefined }) | null;
};

/**
 * Parses a form sent without JavaScript: stores its files and sets their fields to upload ids, as if `UploadField` had
 * sent them. A field without a file keeps the id of an earlier attempt.
 */
export async function receiveForm(
  services: Needs,
  actor: Requester,
  request: Request,
  purposes: FilePurposes,
): Promise<ReceivedForm> {
  if (!/^multipart\/form-data/i.test(request.headers.get("content-type") ?? ""))
    return { form: await request.formData(), refused: null };
  const received = await receiveFiles(services, actor, request, purposes, { readsOn: true });
  const form = new FormData();
  // A file field without a file may arrive as an empty text.
  const filled = received.fields.filter(([name, value]) => value !== "" || !Object.hasOwn(purposes, name));
  for (const [name, value] of filled) form.append(name, value);
  if (!received.ok) {
    const { fields: _read, ...refused } = received;
    return { form, refused };
  }
  for (const { field, upload } of received.uploads) form.set(field, upload.id);
  return { form, refused: null };
}
