import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

const maxMs = 60_000;

/** Fetches a challenge and solves it with Web Crypto, off the main thread; "" when no proof is required. */
export async function solveProof(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`Challenge: ${answer.status}`);
  const { challenge } = (await answer.json()) as { challenge: Challenge | null };
  return challenge ? proveWork(challenge) : "";
}

/** The proof of a challenge, ready to send. */
export async function proveWork(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: maxMs });
  return btoa(JSON.stringify({ challenge, solution }));
}
