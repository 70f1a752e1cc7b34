import { anAdmin } from "#platform/auth/actors-for-tests.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import type { Decider, Subject, Verdict } from "#platform/decisions/decider.ts";
import { sameOriginHeaders } from "../built-app.ts";
import { formWithFile } from "../test-uploads.ts";
import { type Canary, identity } from "./canary.ts";

/** Decides about an item as an admin. */
export async function decide(
  { services, admin }: Canary,
  deciders: readonly Decider[],
  { item, verdict }: { item: Subject; verdict: Verdict },
) {
  const isTakeDown = verdict.outcome === "rejected";
  const decisions = { items: [item], verdict, isTakeDown };
  const result = await decideItems({ ...services, deciders }, anAdmin(admin.id), decisions);
  if (!result.ok || result.decided.length !== 1) throw new Error(`${item.kind}: ${JSON.stringify(result)}`);
}

type Upload = { bytes: Uint8Array; type: string; isKept: boolean; cookie?: string };

/** Uploads a file like a browser and returns its id. Its original name contains the person's. */
export async function upload(canary: Canary, purpose: string, { bytes, type, isKept, cookie }: Upload) {
  const { app, services, files } = canary;
  const response = await app.request(`/uploads/${purpose}`, {
    method: "POST",
    headers: { ...sameOriginHeaders, cookie: cookie ?? canary.cookie },
    body: formWithFile({ bytes, name: `${identity}.${type.split("/")[1]}`, type }),
  });
  if (response.status !== 201) throw new Error(`${purpose}: ${response.status} ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  const stored = services.db.selectFrom("stored_files").select(["bucket", "key"]).where("id", "=", id);
  files.push({ ...(await stored.executeTakeFirstOrThrow()), staysWithPosts: isKept });
  return id;
}

/** The result of a command, which must succeed. */
export function accept<Result extends { ok: boolean }>(result: Result): Extract<Result, { ok: true }> {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result)}`);
  return result as Extract<Result, { ok: true }>;
}
