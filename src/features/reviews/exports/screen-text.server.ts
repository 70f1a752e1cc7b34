import type { Requester } from "#platform/auth/actor.ts";
import type { Db, Tx } from "#platform/db/open-database.server.ts";
import type { ProofSettings } from "#platform/http/security/proof-of-work.server.ts";
import {
  type Prepared,
  prepareScreening,
  recordPost,
  screenPost,
  type Verdict,
} from "../raid/screen-post.server.ts";

/** Prepares the screening of a member's text, before the transaction opens. */
export function prepareText(
  needs: { db: Db; env: ProofSettings },
  actor: Requester,
  text: string,
): Promise<Prepared> {
  return prepareScreening(needs, actor, { text });
}

type Screened = {
  subjectId: string;
  /** The text it replaces: new words must not be compared with their own previous version. */
  replacesId?: string | undefined;
};

/** Decides whether a member's text about something else than a business is held, and why. */
export async function screenText(
  tx: Tx,
  prepared: Prepared,
  { subjectId, replacesId }: Screened,
): Promise<Verdict> {
  if (replacesId) await tx.deleteFrom("recent_posts").where("id", "=", replacesId).execute();
  return screenPost(tx, prepared, { businessId: subjectId, isReply: false });
}

/** Records a stored text, to compare later ones with it. */
export async function recordText(
  tx: Tx,
  verdict: Verdict,
  prepared: Prepared,
  { id, subjectId, isShown }: { id: string; subjectId: string; isShown: boolean },
): Promise<void> {
  await recordPost(tx, verdict, prepared, { id, businessId: subjectId, isReply: false, isShown });
}
