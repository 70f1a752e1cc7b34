import { describe, expect, it } from "vitest";
import { createHashQueue, HashQueueFullError } from "./hash-queue.server.ts";

describe("the hash queue", () => {
  it("hashes with argon2id and the parameters recommended by OWASP", async () => {
    const stored = await createHashQueue().hash("kola-nut-market");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("verifies passwords", async () => {
    const queue = createHashQueue();
    const stored = await queue.hash("kola-nut-market");
    expect(await queue.verify(stored, "kola-nut-market")).toBe(true);
    expect(await queue.verify(stored, "kola-nut-markets")).toBe(false);
  });

  it("treats different encodings of the same characters as one password", async () => {
    const queue = createHashQueue();
    const stored = await queue.hash("caf\u00e9-ny\u00f8-\u{1F9FA}");
    expect(await queue.verify(stored, "cafe\u0301-ny\u00f8-\u{1F9FA}")).toBe(true);
  });

  it("runs two at once, queues twenty and refuses the rest", async () => {
    const queue = createHashQueue();
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => queue.hash("kola-nut-market")));
    const refused = answers.filter((answer) => answer.status === "rejected");
    expect(refused).toHaveLength(8);
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(HashQueueFullError);
      expect(reason.retryAfterSeconds).toBeGreaterThan(0);
    }
  });

  it("frees its slots, also after an invalid hash", async () => {
    const queue = createHashQueue({ inFlight: 1, waiting: 0 });
    await expect(queue.verify("not a hash", "kola-nut-market")).rejects.toThrow();
    await queue.hash("kola-nut-market");
    expect(await queue.hash("kola-nut-market")).toMatch(/^\$argon2id/);
  });
});
