import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createAdmission, laneOf } from "./admission.server.ts";

it.each([
  ["GET", "/livez", "free"],
  ["GET", "/readyz", "free"],
  ["GET", "/metrics", "free"],
  ["POST", "/webhooks/stripe", "free"],
  ["POST", "/api/store/ujamaa/checkout", "free"],
  ["POST", "/uploads/avatar", "free"],
  ["GET", "/cloth/teal/168x420/a.svg", "free"],
  ["GET", "/business/1/card.png", "free"],
  ["POST", "/login", "writes"],
  ["POST", "/reviews.data", "writes"],
  ["DELETE", "/api/v1/reviews/1", "writes"],
  ["GET", "/", "reads"],
  ["HEAD", "/directory", "reads"],
  ["GET", "/api/store/ujamaa/checkout", "reads"],
  ["GET", "/livez/more", "reads"],
  ["GET", "/api/v1/businesses", "reads"],
])("%s %s takes the lane %s", (method, path, lane) => {
  expect(laneOf(new Request(`http://here.example${path}`, { method }), path)).toBe(lane);
});

describe("a network that asks for more than its share", () => {
  const env = {
    RENDERS_IN_FLIGHT: 4,
    RENDERS_PER_NETWORK: 1,
    RENDER_MAX_WAIT_MS: -1,
    PAGE_READS_PER_MINUTE: 12,
  };
  const flood = "198.51.100.7";
  const page = new Request("http://here.example/login");
  const open = () => createAdmission({ env, log: pino({ level: "silent" }), headers: {}, now: () => 0 });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("is turned away by name, and others are not", async () => {
    const admission = open();
    const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
    const running = admission.admit(page, flood, () => slow);
    expect(admission.findRefusal(page, "/login", flood)).toEqual({ reason: "busy", isHeld: true });
    expect(admission.findRefusal(page, "/livez", flood)).toBeNull();
    expect(admission.findRefusal(page, "/login", "203.0.113.20")).toBeNull();
    finish();
    await running;
    for (const isAllowed of [true, true, false]) expect(admission.mayRender(flood)).toBe(isAllowed);
    expect(admission.findRefusal(page, "/login", flood)).toEqual({ reason: "too-many", isHeld: true });
    expect(admission.findRefusal(page, "/api/v1/businesses", flood)).toBeNull();
  });

  it("learns of it after about a second, so that asking again at once costs the process little", async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const admission = open();
    let isSent = false;
    const sent = admission.hold(new Response()).then(() => {
      isSent = true;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect([isSent, admission.figures().held]).toEqual([false, 1]);
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(admission.figures().held).toBe(0);
    for (let number = 0; number < 1_000; number++) void admission.hold(new Response());
    await expect(admission.hold(new Response())).resolves.toBeDefined();
    await vi.advanceTimersByTimeAsync(1_000);
  });
});
