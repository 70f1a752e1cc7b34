import type { Requester } from "#platform/auth/actor.ts";
import { lockKeys } from "#platform/db/lock-keys.server.ts";
import type { Db, Tx } from "#platform/db/open-database.server.ts";
import { checkProof, type ProofSettings, spendProof } from "#platform/http/security/proof-of-work.server.ts";
import { isDisguised } from "#platform/names/fold-text.ts";
import { findStanding, type Standing } from "../exports/find-standing.server.ts";
import { findEvidence } from "../queries/find-evidence.server.ts";
import {
  type Evidence,
  findHold,
  type HoldReason,
  isSignUpRaiding,
  isSiteRaiding,
  isStrike,
  isWideRaiding,
} from "./hold-rules.ts";
import type { RaidingNetworks } from "./recall-raid.server.ts";
import { type Sketch, sketchWords } from "./sketch-words.ts";
import { type Origin, traceOrigin } from "./trace-origin.server.ts";

type Needs = { db: Db; env: ProofSettings };
type Input = { text: string; proof?: string | undefined };
type Post = { businessId: string; isReply: boolean };

/** Everything about a post that needs no transaction. */
export type Prepared = {
  text: string;
  origin: Origin;
  standing: Standing;
  sketch: Sketch;
  proof: Awaited<ReturnType<typeof checkProof>> | null;
};
/** The result of screening a post. */
export type Verdict = {
  reason: HoldReason | null;
  isProven: boolean;
  isStrike: boolean;
  /** The raiding networks that it belongs to. */
  raiding: RaidingNetworks | null;
};

/** Prepares standing, proof, sketch and network digests before the transaction opens. */
export async function prepareScreening(
  { db, env }: Needs,
  actor: Requester,
  input: Input,
): Promise<Prepared> {
  const isProofUseful = actor.kind === "visitor" && env.PROOF_OF_WORK_COST > 0;
  const standing = await findStanding(db, actor);
  return {
    text: input.text,
    standing,
    origin: traceOrigin(env.AUTH_SECRET, actor, standing),
    sketch: sketchWords(input.text),
    proof: isProofUseful ? await checkProof(env, input.proof) : null,
  };
}

/** Decides whether a post is held. */
export async function screenPost(tx: Tx, prepared: Prepared, post: Post): Promise<Verdict> {
  const { origin, sketch, proof, standing } = prepared;
  // Posts about one business, and from one wide network, one after the other: at once they would bypass the limits.
  await lockKeys(tx, post.businessId, origin.wide ?? origin.origin);
  const isProven = !proof || (proof.ok && (await spendProof(tx, proof)));
  const { isNewStriker, isNewHeldAuthor, ...counted } = await findEvidence(tx, {
    ...post,
    ...origin,
    sketch,
    isProven,
    isNewAccount: standing.kind === "new-account",
  });
  const evidence = {
    ...counted,
    author: standing.kind,
    isReply: post.isReply,
    isProven,
    isDisguised: isDisguised(prepared.text),
  };
  const reason = findHold(evidence);
  const includingThis = {
    ...evidence,
    ...(isNewStriker && isStrike(evidence) && addStrike(evidence)),
    ...(isNewHeldAuthor && reason && addHeldAuthor(evidence)),
  };
  return {
    reason,
    isProven,
    isStrike: isStrike(evidence),
    raiding: findRaiding(includingThis, origin),
  };
}

function addStrike({ site, wide }: Evidence) {
  return {
    site: { ...site, strikes: site.strikes + 1 },
    wide: {
      ...wide,
      strikes: wide.strikes + 1,
      struckSites: wide.struckSites + Number(site.strikes === 0),
    },
  };
}

function addHeldAuthor({ signUp }: Evidence) {
  return { signUp: { ...signUp, heldAuthors: signUp.heldAuthors + 1 } };
}

function findRaiding(evidence: Evidence, { site, wide, signUp }: Origin): RaidingNetworks | null {
  const raiding = {
    ...(site && isSiteRaiding(evidence.site) && { site }),
    ...(wide && isWideRaiding(evidence.wide) && { wide }),
    ...(signUp && isSignUpRaiding(evidence.signUp) && { signUp }),
  };
  return Object.keys(raiding).length > 0 ? raiding : null;
}

/** Records a stored post, to compare later posts with it. */
export async function recordPost(
  tx: Tx,
  { isProven, isStrike }: Verdict,
  { sketch, origin, standing }: Prepared,
  { id, isShown, isReply, businessId }: Post & { id: string; isShown: boolean },
): Promise<void> {
  await tx
    .insertInto("recent_posts")
    .values({
      id,
      is_reply: isReply,
      business_id: businessId,
      author: origin.author,
      origin: origin.origin,
      site: origin.site,
      wide: origin.wide,
      sign_up: origin.signUp,
      is_new_account: standing.kind === "new-account",
      is_proven: isProven,
      is_strike: isStrike,
      is_shown: isShown,
      letters: sketch.letters,
      signature: Buffer.from(sketch.signature),
      bands: sketch.bands,
    })
    .execute();
}
