import { sql } from "kysely";
import type { Requester } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { checkProof, type ProofSettings, spendProof } from "#platform/http/proof-of-work.server.ts";
import { findEvidence } from "../queries/find-evidence.server.ts";
import { isDisguised } from "./fold-text.ts";
import { findHold, findStrike, type HoldReason, isRaiding, limits } from "./hold-rules.ts";
import { type Sketch, sketchWords } from "./sketch-words.ts";
import { type Origin, traceOrigin } from "./trace-origin.server.ts";

type Sent = { text: string; proof?: string | undefined };
type Post = { businessId: string; isReply: boolean };

/** What can be found out about a post before its transaction opens. */
export type Prepared = {
  text: string;
  origin: Origin;
  sketch: Sketch;
  isMember: boolean;
  proof: Awaited<ReturnType<typeof checkProof>> | null;
};
/** What a post's own words and its network say about it. */
export type Verdict = Origin & {
  reason: HoldReason | null;
  isProven: boolean;
  isStrike: boolean;
  /** The widest network around it that is raiding. */
  raiding: Partial<Record<"site" | "wide", string>> | null;
};

/** Does the work that needs no database: the proof, the sketch of the words, the digests of the network. */
export async function prepareScreening(env: ProofSettings, actor: Requester, sent: Sent): Promise<Prepared> {
  const isProofAsked = actor.kind === "visitor" && env.PROOF_OF_WORK_COST > 0;
  return {
    text: sent.text,
    origin: traceOrigin(env.AUTH_SECRET, actor),
    sketch: sketchWords(sent.text),
    isMember: actor.kind === "person",
    proof: isProofAsked ? await checkProof(env, sent.proof) : null,
  };
}

/** Decides whether a post waits, and remembers it for those that follow. */
export async function screenPost(tx: Tx, prepared: Prepared, { businessId }: Post): Promise<Verdict> {
  const { origin, sketch, proof, isMember } = prepared;
  await takeTurn(tx, [businessId, origin.wide ?? origin.origin]);
  const isProven = !proof || (proof.ok && (await spendProof(tx, proof)));
  const counted = await findEvidence(tx, { ...origin, businessId, sketch });
  const evidence = { ...counted, isMember, isProven, isDisguised: isDisguised(prepared.text) };
  const isStrike = findStrike(evidence) !== null;
  const withThis = (tier: typeof counted.site) => ({ ...tier, strikes: tier.strikes + Number(isStrike) });
  const raiding = {
    ...(isRaiding(withThis(counted.site), limits.strikesOfSite) && origin.site && { site: origin.site }),
    ...(isRaiding(withThis(counted.wide), limits.strikesOfWide) && origin.wide && { wide: origin.wide }),
  };
  return {
    ...origin,
    reason: findHold(evidence),
    isProven,
    isStrike,
    raiding: Object.keys(raiding).length > 0 ? raiding : null,
  };
}

/** Adds a stored post to those that the next ones are compared with. */
export async function rememberPost(
  tx: Tx,
  { origin, site, wide, isProven, isStrike }: Verdict,
  { sketch }: Prepared,
  { id, isShown, isReply, businessId }: Post & { id: string; isShown: boolean },
): Promise<void> {
  await tx
    .insertInto("recent_posts")
    .values({
      id,
      is_reply: isReply,
      business_id: businessId,
      origin,
      site,
      wide,
      is_proven: isProven,
      is_strike: isStrike,
      is_shown: isShown,
      letters: sketch.letters,
      signature: Buffer.from(sketch.signature),
      bands: sketch.bands,
    })
    .execute();
}

/** Posts about one business, and those of one wide network, are counted one after the other: no crowd slips through together. */
async function takeTurn(tx: Tx, keys: string[]) {
  await sql`select pg_advisory_xact_lock(turn)
    from (select hashtextextended(key, 0) as turn from unnest(${keys}::text[]) as key order by 1) turns`.execute(
    tx,
  );
}
