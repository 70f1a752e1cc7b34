import { describe, expect, it } from "vitest";
import { createRenderGate, type RenderGate } from "#platform/load/render-gate.ts";
import { eventually } from "#testing/eventually.ts";
import { openCache } from "./page-cache-for-tests.ts";

/** A cache whose gate has one slot, which `occupy` takes until `free` is called and has resolved. */
function openLoadedCache({ maxWaiting = 0, maxWaitMs = 500 } = {}) {
  const gate: RenderGate = createRenderGate({ inFlight: 1, maxWaiting, maxWaitMs });
  const opened = openCache({ gate });
  let free = async () => {};
  const occupy = () => {
    const { promise: taken, resolve } = Promise.withResolvers<void>();
    const running = gate.run(() => taken, { network: "192.0.2.9", isWanted: () => true });
    free = () => {
      resolve();
      return running;
    };
  };
  const canRespond = (target: string, init: RequestInit = {}) =>
    opened.cache.canRespondUnderLoad(new Request(`http://here.example${target}`, init));
  return { ...opened, loadGate: gate, occupy, free: () => free(), canRespond };
}

describe("while renders have to wait", () => {
  it("a fresh page does not", async () => {
    const { ask, occupy } = openLoadedCache();
    await ask("/");
    occupy();
    expect((await ask("/")).answer?.headers.get("cache-status")).toBe("pages; hit");
  });

  it("an expired page is served immediately, for ten minutes", async () => {
    const { ask, pass, occupy, canRespond } = openLoadedCache();
    await ask("/");
    occupy();
    pass(599_999);
    expect(canRespond("/")).toBe(true);
    expect((await ask("/")).number).toBe(1);
    pass(1);
    expect(canRespond("/")).toBe(false);
    await expect(ask("/")).rejects.toThrow("Too much is waiting");
  });

  it("a page made stale by a change is served for ten more seconds, and never otherwise", async () => {
    const { ask, cache, pass, occupy, free, canRespond } = openLoadedCache();
    await ask("/");
    occupy();
    cache.invalidate(["categories"]);
    pass(9_999);
    expect((await ask("/")).number).toBe(1);
    pass(1);
    expect(canRespond("/")).toBe(false);
    await expect(ask("/")).rejects.toThrow("Too much is waiting");
    await free();
    expect((await ask("/")).number).toBe(2);
    cache.invalidate(["categories"]);
    expect((await ask("/")).number).toBe(3);
  });

  it("an older page that cannot be rendered is marked as such, and retried after a second", async () => {
    const { ask, pass, occupy, free, loadGate } = openLoadedCache();
    await ask("/");
    pass(100_000);
    occupy();
    const statusOf = async () => (await ask("/")).answer?.headers.get("cache-status");
    await eventually(async () => expect(await statusOf()).toBe("pages; hit; ttl=-70; detail=busy"));
    const { shed } = loadGate.stats();
    await ask("/");
    expect(loadGate.stats().shed).toBe(shed);
    await free();
    pass(1_000);
    await eventually(async () => expect((await ask("/")).number).toBe(2));
  });

  it("changes that come faster than renders leave a page to serve", async () => {
    const { ask, cache, gate, made, occupy } = openLoadedCache();
    let open = () => {};
    gate.open = new Promise((resolve) => {
      open = resolve;
    });
    const first = ask("/");
    await eventually(() => expect(made()).toBe(1));
    cache.invalidate(["categories"]);
    open();
    await first;
    occupy();
    expect((await ask("/")).number).toBe(1);
  });

  it("a page that was never requested is refused, unless it is being rendered", async () => {
    const { ask, gate, made, occupy, canRespond } = openLoadedCache();
    let open = () => {};
    gate.open = new Promise((resolve) => {
      open = resolve;
    });
    const first = ask("/");
    await eventually(() => expect(made()).toBe(1));
    expect(canRespond("/")).toBe(true);
    const second = ask("/");
    open();
    expect([(await first).number, (await second).number]).toEqual([1, 1]);
    occupy();
    expect(canRespond("/list")).toBe(false);
    await expect(ask("/list")).rejects.toThrow("Too much is waiting");
  });

  it("users with a session never get cached pages", async () => {
    const { ask, occupy, canRespond } = openLoadedCache();
    await ask("/");
    occupy();
    expect(canRespond("/", { headers: { cookie: "session=abc" } })).toBe(false);
  });
});

describe("clients that leave before their turn", () => {
  it("cost no render, unless another client waits for the page", async () => {
    const { ask, made, occupy, free, loadGate } = openLoadedCache({ maxWaiting: 10, maxWaitMs: 3_600_000 });
    occupy();
    const [left, other, stays] = [new AbortController(), new AbortController(), new AbortController()];
    const gone = ask("/", { signal: left.signal });
    const shared = [
      ask("/business/1", { signal: other.signal }),
      ask("/business/1", { signal: stays.signal }),
    ] as const;
    await eventually(() => expect(loadGate.stats().waiting).toBe(2));
    left.abort();
    other.abort();
    await free();
    await expect(gone).rejects.toThrow("The client left");
    expect((await shared[1]).number).toBe(1);
    expect(made()).toBe(1);
  });
});

describe("a network that requests too many pages", () => {
  const from = { network: "198.51.100.7", canRender: () => false };

  it("gets no further pages, and blocks none for others", async () => {
    const { ask, made } = openCache();
    await expect(ask("/", { from })).rejects.toThrow("too many pages");
    expect((await ask("/")).number).toBe(1);
    expect((await ask("/", { from })).number).toBe(1);
    expect(made()).toBe(1);
  });

  it("gets an older page, which is not rendered again for it", async () => {
    const { ask, pass, made } = openCache();
    await ask("/");
    pass(40_000);
    expect((await ask("/", { from })).answer?.headers.get("cache-status")).toBe("pages; hit; ttl=-10");
    expect(made()).toBe(1);
  });

  it("does not make others wait for its turn", async () => {
    const loadGate = createRenderGate({
      inFlight: 2,
      inFlightPerNetwork: 1,
      maxWaiting: 9,
      maxWaitMs: 3_600_000,
    });
    const { promise: taken, resolve: free } = Promise.withResolvers<void>();
    const flood = { network: from.network };
    const running = loadGate.run(() => taken, { ...flood, isWanted: () => true });
    const { ask } = openCache({ gate: loadGate });
    const slow = ask("/", { from: flood });
    await eventually(() => expect(loadGate.stats().waiting).toBe(1));
    expect((await ask("/")).number).toBe(1);
    expect((await slow).number).toBe(1);
    free();
    await running;
  });
});
