import type { Challenge } from "altcha-lib";
import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { checkProof, makeChallenge, type Proof, spendProof } from "./proof-of-work.server.ts";
import { proveWork } from "./solve-proof.ts";

const database = setUpDatabase();

const settings = { AUTH_SECRET: "a secret for tests, thirty-two characters", PROOF_OF_WORK_COST: 10 };
const hours = 60 * 60 * 1_000;

async function solve(now = Date.now(), using = settings) {
  const challenge = (await makeChallenge(using, now)) as Challenge;
  return proveWork(challenge);
}
const use = (proof: Proof) => database.db.transaction().execute((tx) => spendProof(tx, proof));

function change(
  proof: string,
  edit: (sent: { challenge: Challenge; solution: { counter: number } }) => void,
) {
  const sent = JSON.parse(atob(proof));
  edit(sent);
  return btoa(JSON.stringify(sent));
}

describe("a proof of work", () => {
  it("is accepted once", async () => {
    const checked = await checkProof(settings, await solve());
    expect(checked).toMatchObject({ ok: true });
    expect(await use(checked as Proof)).toBe(true);
    expect(await use(checked as Proof)).toBe(false);
  });

  it("is accepted once even if it is sent twice at the same time", async () => {
    const checked = (await checkProof(settings, await solve())) as Proof;
    const taken = await Promise.all([use(checked), use(checked), use(checked)]);
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it("is not used up by a rolled-back transaction", async () => {
    const checked = (await checkProof(settings, await solve())) as Proof;
    const undone = database.db.transaction().execute(async (tx) => {
      await spendProof(tx, checked);
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");
    expect(await use(checked)).toBe(true);
  });

  it("is refused after two hours", async () => {
    expect(await checkProof(settings, await solve(Date.now() - 2 * hours - 1_000))).toEqual({
      ok: false,
      reason: "expired",
    });
    expect(await checkProof(settings, await solve(Date.now() - 2 * hours + 60_000))).toMatchObject({
      ok: true,
    });
  });

  it("is refused when it is wrong, easier, extended or from another site", async () => {
    const proof = await solve();
    const wrong = [
      change(proof, ({ solution }) => solution.counter++),
      change(proof, ({ challenge }) => (challenge.parameters.cost = 1)),
      change(proof, ({ challenge }) => (challenge.parameters.keyPrefix = "0")),
      change(proof, ({ challenge }) => (challenge.parameters.expiresAt = 9_999_999_999)),
      change(proof, ({ challenge }) => delete challenge.parameters.expiresAt),
      change(proof, ({ challenge }) => delete challenge.signature),
      await solve(Date.now(), { ...settings, AUTH_SECRET: "another secret, thirty-two characters." }),
      "nonsense",
      btoa("null"),
      btoa('{"challenge":{"parameters":{}},"solution":{}}'),
      "A".repeat(100_000),
    ];
    for (const sent of wrong)
      expect(await checkProof(settings, sent), sent).toEqual({ ok: false, reason: "wrong" });
    for (const nothing of ["", undefined])
      expect(await checkProof(settings, nothing)).toEqual({ ok: false, reason: "missing" });
  });

  it("is deleted once it has expired", async () => {
    const old: Proof = { ok: true, nonce: "0".repeat(32), expiresAt: new Date(Date.now() - 1_000) };
    await use(old);
    await use((await checkProof(settings, await solve())) as Proof);
    const kept = await database.db.selectFrom("used_proofs").select("nonce").execute();
    expect(kept.map(({ nonce }) => nonce)).not.toContain(old.nonce);
  });

  it("is not required when its cost is 0", async () => {
    expect(await makeChallenge({ ...settings, PROOF_OF_WORK_COST: 0 }, Date.now())).toBeNull();
  });
});
