import { Pool } from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setUpServices } from "#testing/services.ts";
import { apiLimits, limitSettings } from "../api/api-limits.ts";
import { defineLimits } from "./define-limits.ts";
import { createLimits } from "./limits.server.ts";

const limits = defineLimits("test", {
  mail: { per: "network", points: 5, seconds: 30 * 60 },
  signIn: { per: "network", points: 30, seconds: 10 * 60 },
  device: { per: "name", points: 10, seconds: 60 * 60 },
  address: { per: "name", points: 5, seconds: 30 * 60 },
  once: { per: "name", points: 1, seconds: 1 },
  twice: { per: "name", points: 2, seconds: 60 },
});

const { services } = setUpServices();

// Nothing resets unless a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const rows = () => services.db.selectFrom("rate_limits").selectAll().execute();

describe("limits", () => {
  it("allow exactly as many attempts as the rule says, also concurrently", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => services.limits.take(limits.mail, "192.0.2.1")),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(5);
    for (const { resetSeconds } of answers) expect(resetSeconds).toBeLessThanOrEqual(1_800);
  });

  it("count across processes", async () => {
    const another = createLimits(services.pool);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await (attempt % 2 ? another : services.limits).take(limits.mail, "192.0.2.2")).toMatchObject({
        ok: true,
      });
    }
    expect(await services.limits.take(limits.mail, "192.0.2.2")).toMatchObject({ ok: false });
    expect(await another.take(limits.mail, "192.0.2.2")).toMatchObject({ ok: false });
  });

  it("count an IPv6 network as one, with more than three hundred addresses", async () => {
    const answers = [];
    for (let host = 0; host < 300; host++) {
      answers.push(await services.limits.take(limits.signIn, `2001:db8:5:5:${host.toString(16)}::1`));
    }
    expect(answers.filter((answer) => answer.ok)).toHaveLength(30);
    expect(await services.limits.take(limits.signIn, "2001:db8:5:6::1")).toMatchObject({ ok: true });
  });

  it("report what remains, and when they reset", async () => {
    const answers = [];
    for (let attempt = 0; attempt < 6; attempt++)
      answers.push(await services.limits.take(limits.mail, "192.0.2.9"));
    expect(answers.map(({ ok, remaining }) => [ok, remaining])).toEqual([
      [true, 4],
      [true, 3],
      [true, 2],
      [true, 1],
      [true, 0],
      [false, 0],
    ]);
    expect(answers[0]?.resetSeconds).toBe(1_800);
  });

  it("for reads write nothing to the database", async () => {
    const settings = limitSettings({ API_READS_PER_MINUTE: 2 });
    const counted = createLimits(new Pool({ host: "127.0.0.1", port: 1 }), settings);
    const before = await rows();
    expect(await counted.take(apiLimits.read, "192.0.2.4")).toMatchObject({
      ok: true,
      remaining: 1,
      resetSeconds: 60,
    });
    expect(await counted.take(apiLimits.read, "192.0.2.4")).toMatchObject({ ok: true, remaining: 0 });
    expect(await counted.take(apiLimits.read, "192.0.2.4")).toMatchObject({ ok: false, remaining: 0 });
    expect(await rows()).toEqual(before);
  });

  it("keep rules and names apart", async () => {
    for (let attempt = 0; attempt < 10; attempt++)
      await services.limits.take(limits.device, "ama@example.com");
    expect(await services.limits.take(limits.device, "ama@example.com")).toMatchObject({ ok: false });
    expect(await services.limits.take(limits.device, "kofi@example.com")).toMatchObject({ ok: true });
    expect(await services.limits.take(limits.address, "ama@example.com")).toMatchObject({ ok: true });
  });

  it("reset on request, and after their time", async () => {
    expect(await services.limits.take(limits.once, "a")).toMatchObject({ ok: true });
    expect(await services.limits.take(limits.once, "a")).toMatchObject({
      ok: false,
      remaining: 0,
      resetSeconds: 1,
    });
    await services.limits.forget(limits.once, "a");
    expect(await services.limits.take(limits.once, "a")).toMatchObject({ ok: true });
    vi.advanceTimersByTime(999);
    expect(await services.limits.take(limits.once, "a")).toMatchObject({ ok: false });
    vi.advanceTimersByTime(1);
    expect(await services.limits.take(limits.once, "a")).toMatchObject({ ok: true });
  });

  it("count beyond the rule, revert an attempt, and keep the first attempt's duration", async () => {
    for (const used of [1, 2, 3, 4]) {
      const answer = await services.limits.take(limits.twice, "counted", { seconds: 7 });
      expect(answer).toMatchObject({ ok: used <= 2, used, resetSeconds: 7 });
    }
    for (let back = 0; back < 3; back++) await services.limits.giveBack(limits.twice, "counted");
    expect(await services.limits.take(limits.twice, "counted")).toMatchObject({ ok: true, used: 2 });
  });

  it("store no typed email address", async () => {
    await services.limits.take(limits.device, "secret-name@example.com");
    expect(JSON.stringify(await rows())).not.toContain("secret-name");
  });

  it("are kept in memory while the database is unavailable", async () => {
    const nowhere = new Pool({ host: "127.0.0.1", port: 1, connectionTimeoutMillis: 200 });
    const counted = createLimits(nowhere);
    const answers = [];
    for (let attempt = 0; attempt < 7; attempt++) answers.push(await counted.take(limits.mail, "192.0.2.3"));
    expect(answers.map((answer) => answer.ok)).toEqual([true, true, true, true, true, false, false]);
    await nowhere.end();
  });
});
