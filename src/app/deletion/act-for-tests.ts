import { claimDecider } from "#features/claims/admin/claim-decider.server.ts";
import { eventDecider } from "#features/events/admin/decide-events.server.ts";
import { postDeciders } from "#features/reviews/admin/decide-posts.server.ts";
import { travelReviewDecider } from "#features/travel/reviews/admin/decide-travel-reviews.server.ts";
import { anAdmin } from "#platform/auth/actors-for-tests.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import type { Verdict } from "#platform/decisions/decider.ts";
import { sameOriginHeaders } from "#testing/built-app.ts";
import { formWithFile } from "#testing/test-uploads.ts";
import { type Canary, identity } from "./canary-for-tests.ts";

/** Decides as an admin, by the kit. */
export async function decide(
  { services, admin }: Canary,
  item: { kind: string; id: string },
  verdict: Verdict,
) {
  const deciders = [...postDeciders, claimDecider, eventDecider, travelReviewDecider];
  const isTakeDown = verdict.outcome === "rejected";
  const needs = { ...services, deciders };
  const result = await decideItems(needs, anAdmin(admin.id), { items: [item], verdict, isTakeDown });
  if (!result.ok || result.decided.length !== 1) throw new Error(`${item.kind}: ${JSON.stringify(result)}`);
}

type Upload = { bytes: Uint8Array; type: string; isKept: boolean; cookie?: string };

/** Sends a file as a browser does and returns its id. Its name on disk is the person's. */
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

/** The answer of a command that must not refuse. */
export function accept<Answer extends { ok: boolean }>(answer: Answer): Extract<Answer, { ok: true }> {
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer as Extract<Answer, { ok: true }>;
}
