import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createAdmission } from "./admission.server.ts";

describe("a network that requests more than its share", () => {
  const env = {
    RENDERS_IN_FLIGHT: 4,
    RENDERS_PER_NETWORK: 1,
    RENDER_MAX_WAIT_MS: -1,
    PAGE_READS_PER_MINUTE: 12,
  };
  const flood = "198.51.100.7";
  const page = new Request("http://here.example/login");
  const empty = { html: "", headers: {} };
  const open = () =>
    createAdmission({
      env,
      log: pino({ level: "silent" }),
      headers: {},
      now: () => 0,
      laneRules: [{ of: "all", path: /^\/livez$/, lane: "free" }],
      isApi: (path) => path.startsWith("/api/"),
      pages: { busy: empty, busyForm: empty, tooMany: empty },
    });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("gets its own refusal, and others do not", async () => {
    const admission = open();
    const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
    const running = admission.admit(page, flood, () => slow);
    expect(admission.findRefusal(page, "/login", flood)).toEqual({ reason: "busy", isHeld: true });
    expect(admission.findRefusal(page, "/livez", flood)).toBeNull();
    expect(admission.findRefusal(page, "/login", "203.0.113.20")).toBeNull();
    finish();
    await running;
    for (const isAllowed of [true, true, false]) expect(admission.canRender(flood)).toBe(isAllowed);
    expect(admission.findRefusal(page, "/login", flood)).toEqual({ reason: "too-many", isHeld: true });
    expect(admission.findRefusal(page, "/api/v1/businesses", flood)).toBeNull();
  });

  it("gets it after about a second, so that immediate retries cost little", async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const admission = open();
    let isSent = false;
    const sent = admission.hold(new Response()).then(() => {
      isSent = true;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect([isSent, admission.stats().held]).toEqual([false, 1]);
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(admission.stats().held).toBe(0);
    for (let number = 0; number < 1_000; number++) void admission.hold(new Response());
    await expect(admission.hold(new Response())).resolves.toBeDefined();
    await vi.advanceTimersByTimeAsync(1_000);
  });
});
