import { type Challenge, createChallenge, type Solution, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { listSecrets, type Secrets } from "#platform/auth/sign.server.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";

/** The settings that proofs depend on. */
export type ProofSettings = Pick<Env, "PROOF_OF_WORK_COST"> & Secrets;
/** A valid proof. Its nonce identifies it once it is used. */
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

/** Whether this solves one of our unexpired challenges. It may already have been used: see `spendProof`. */
export async function checkProof(
  settings: ProofSettings,
  proof: string | undefined,
): Promise<Proof | ProofRefusal> {
  if (!proof) return { ok: false, reason: "missing" };
  const sent = readProof(proof);
  if (!sent) return { ok: false, reason: "wrong" };
  for (const secret of listSecrets(settings)) {
    const found = await verify(sent, secret);
    if (found === "expired") return { ok: false, reason: "expired" };
    if (found === "wrong") continue;
    const { nonce, expiresAt = 0 } = sent.challenge.parameters;
    return { ok: true, nonce, expiresAt: new Date(expiresAt * 1_000) };
  }
  return { ok: false, reason: "wrong" };
}

async function verify(sent: SentProof, secret: string): Promise<"solved" | "expired" | "wrong"> {
  try {
    const { verified, expired } = await verifySolution({
      ...sent,
      deriveKey,
      hmacSignatureSecret: secretFor(secret),
    });
    if (expired) return "expired";
    return verified ? "solved" : "wrong";
  } catch {
    // Forged.
    return "wrong";
  }
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

type SentProof = { challenge: Challenge; solution: Solution };

function readProof(proof: string): SentProof | null {
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
