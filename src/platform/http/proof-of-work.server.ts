import { type Challenge, createChallenge, type Solution, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";

/** The settings that proofs depend on. */
export type ProofSettings = Pick<Env, "AUTH_SECRET" | "PROOF_OF_WORK_COST">;
/** A valid proof, identified by its nonce once it is used. */
export type Proof = { ok: true; nonce: string; expiresAt: Date };
export type ProofRefusal = { ok: false; reason: "missing" | "wrong" | "expired" };

const expiresAfterMs = 2 * 60 * 60 * 1_000;
const maxProofLength = 2_000;

/** A challenge for the browser; null when proofs are off. It is signed, so nothing is stored. */
export async function makeChallenge(
  { AUTH_SECRET, PROOF_OF_WORK_COST }: ProofSettings,
  now: number,
): Promise<Challenge | null> {
  if (PROOF_OF_WORK_COST === 0) return null;
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: PROOF_OF_WORK_COST,
    deriveKey,
    expiresAt: new Date(now + expiresAfterMs),
    hmacSignatureSecret: secretFor(AUTH_SECRET),
  });
}

/** Whether this solves one of our unexpired challenges. It may have been used already: see `spendProof`. */
export async function checkProof(
  { AUTH_SECRET }: ProofSettings,
  proof: string | undefined,
): Promise<Proof | ProofRefusal> {
  if (!proof) return { ok: false, reason: "missing" };
  const sent = readProof(proof);
  if (!sent) return { ok: false, reason: "wrong" };
  try {
    const { verified, expired } = await verifySolution({
      ...sent,
      deriveKey,
      hmacSignatureSecret: secretFor(AUTH_SECRET),
    });
    if (expired) return { ok: false, reason: "expired" };
    if (!verified) return { ok: false, reason: "wrong" };
  } catch {
    // Forged.
    return { ok: false, reason: "wrong" };
  }
  const { nonce, expiresAt = 0 } = sent.challenge.parameters;
  return { ok: true, nonce, expiresAt: new Date(expiresAt * 1_000) };
}

/** Uses up a proof in the transaction of its write; false if it was used before. */
export async function spendProof(tx: Tx, { nonce, expiresAt }: Proof): Promise<boolean> {
  await tx.deleteFrom("used_proofs").where("expires_at", "<", new Date()).execute();
  const added = await tx
    .insertInto("used_proofs")
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning("nonce")
    .executeTakeFirst();
  return added !== undefined;
}

function readProof(proof: string): { challenge: Challenge; solution: Solution } | null {
  if (proof.length > maxProofLength) return null;
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(proof, "base64").toString());
    return challenge?.parameters && solution ? { challenge, solution } : null;
  } catch {
    return null;
  }
}

// A signature for one purpose must not be valid for another.
function secretFor(authSecret: string) {
  return `proof of work ${authSecret}`;
}
