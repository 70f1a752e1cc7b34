import type { Requester } from "#platform/auth/actor.ts";
import { lockKeys } from "#platform/db/lock-keys.server.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { checkProof, type ProofSettings, spendProof } from "#platform/http/proof-of-work.server.ts";
import { findEvidence } from "../queries/find-evidence.server.ts";
import { isDisguised } from "./fold-text.ts";
import { findHold, findStrike, type HoldReason, isRaiding, limits } from "./hold-rules.ts";
import { type Sketch, sketchWords } from "./sketch-words.ts";
import { type Origin, traceOrigin } from "./trace-origin.server.ts";

type Input = { text: string; proof?: string | undefined };
type Post = { businessId: string; isReply: boolean };

/** Everything about a post that needs no database. */
export type Prepared = {
  text: string;
  origin: Origin;
  sketch: Sketch;
  isMember: boolean;
  proof: Awaited<ReturnType<typeof checkProof>> | null;
};
/** The result of screening a post. */
export type Verdict = Origin & {
  reason: HoldReason | null;
  isProven: boolean;
  isStrike: boolean;
  /** The raiding networks that it belongs to. */
  raiding: Partial<Record<"site" | "wide", string>> | null;
};

/** Prepares proof, sketch and network digests before the transaction opens. */
export async function prepareScreening(
  env: ProofSettings,
  actor: Requester,
  input: Input,
): Promise<Prepared> {
  const isProofRequired = actor.kind === "visitor" && env.PROOF_OF_WORK_COST > 0;
  return {
    text: input.text,
    origin: traceOrigin(env.AUTH_SECRET, actor),
    sketch: sketchWords(input.text),
    isMember: actor.kind === "person",
    proof: isProofRequired ? await checkProof(env, input.proof) : null,
  };
}

/** Decides whether a post is held. */
export async function screenPost(tx: Tx, prepared: Prepared, { businessId }: Post): Promise<Verdict> {
  const { origin, sketch, proof, isMember } = prepared;
  // Posts about one business, and from one wide network, one after the other: at once they would bypass the limits.
  await lockKeys(tx, businessId, origin.wide ?? origin.origin);
  const isProven = !proof || (proof.ok && (await spendProof(tx, proof)));
  const counted = await findEvidence(tx, { ...origin, businessId, sketch });
  const evidence = { ...counted, isMember, isProven, isDisguised: isDisguised(prepared.text) };
  const isStrike = findStrike(evidence) !== null;
  const includingThis = (tier: typeof counted.site) => ({
    ...tier,
    strikes: tier.strikes + Number(isStrike),
  });
  const raiding = {
    ...(isRaiding(includingThis(counted.site), limits.strikesOfSite) && origin.site && { site: origin.site }),
    ...(isRaiding(includingThis(counted.wide), limits.strikesOfWide) && origin.wide && { wide: origin.wide }),
  };
  return {
    ...origin,
    reason: findHold(evidence),
    isProven,
    isStrike,
    raiding: Object.keys(raiding).length > 0 ? raiding : null,
  };
}

/** Records a stored post, to compare later posts with it. */
export async function recordPost(
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
