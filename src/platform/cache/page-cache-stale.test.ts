import { describe, expect, it } from "vitest";
import { eventually } from "#testing/eventually.ts";
import { type CacheResponse, openCache } from "./page-cache-for-tests.ts";

describe("over time", () => {
  it("serves the old page while the new one renders, then the new one", async () => {
    const { ask, pass, made } = openCache();
    await ask("/");
    pass(29_999);
    expect((await ask("/")).number).toBe(1);
    pass(10_000);
    const stale = await ask("/");
    expect(stale.number).toBe(1);
    expect(stale.answer?.headers.get("cache-status")).toBe("pages; hit; ttl=-10");
    await eventually(async () => expect((await ask("/")).number).toBe(2));
    expect(made()).toBe(2);
  });

  it("[ART-06] [ART-07] serves no page, and so no random pick, older than a minute", async () => {
    const { ask, pass } = openCache();
    await ask("/");
    pass(60_001);
    expect((await ask("/")).number).toBe(2);
  });
});

describe("in an outage", () => {
  const failures: CacheResponse[] = [
    { error: new Error("no connection") },
    { status: 503 },
    { isWhole: false },
  ];

  it.each(failures)("serves an older page for ten minutes: %o", async (failure) => {
    const { ask, next, pass, made } = openCache();
    await ask("/");
    pass(100_000);
    next.push(failure, failure, failure, failure);
    const { number, answer } = await ask("/");
    expect(number).toBe(1);
    expect(answer?.headers.get("cache-status")).toBe("pages; hit; ttl=-70; detail=outage");
    // Later requests get the stale page without waiting, and retries are spaced out.
    for (let visit = 0; visit < 5; visit++) expect((await ask("/")).number).toBe(1);
    expect(made()).toBe(2);
    pass(501_000);
    const late = await ask("/").catch(() => null);
    expect(late?.answer?.headers.get("cache-status") ?? "").not.toContain("hit");
  });

  it("ends with the first successful render", async () => {
    const { ask, next, pass } = openCache();
    await ask("/");
    pass(100_000);
    next.push({ status: 503 });
    await ask("/");
    pass(5_000);
    expect((await ask("/")).number).toBe(1);
    const statusOf = async () => (await ask("/")).answer?.headers.get("cache-status");
    await eventually(async () => expect(await statusOf()).toBe("pages; hit"));
  });

  it("throws the page's error when there is no older one", async () => {
    const { ask, next, made } = openCache();
    next.push({ error: new Error("no connection") });
    await expect(ask("/")).rejects.toThrow("no connection");
    await ask("/");
    expect(made()).toBe(2);
  });
});

describe("a change", () => {
  it("drops the pages that show it and no other", async () => {
    const { ask, cache } = openCache();
    for (const target of ["/", "/business/1", "/business/2"]) await ask(target);
    cache.invalidate(["categories", "business:2"]);
    expect((await ask("/business/1")).number).toBe(2);
    expect((await ask("/business/2")).number).toBe(4);
    expect((await ask("/")).number).toBe(5);
    cache.invalidate(["*"]);
    expect((await ask("/business/1")).number).toBe(6);
  });

  it("affects a page that is being rendered", async () => {
    const { ask, cache, gate, made } = openCache();
    let open = () => {};
    gate.open = new Promise((resolve) => {
      open = resolve;
    });
    const before = ask("/");
    await eventually(() => expect(made()).toBe(1));
    cache.invalidate(["categories"]);
    const after = ask("/");
    await eventually(() => expect(made()).toBe(2));
    open();
    expect((await before).number).toBe(1);
    expect((await after).number).toBe(2);
    expect((await ask("/")).number).toBe(2);
  });

  it("shortens the page's lifetime, because its data may lag", async () => {
    const { ask, cache, pass } = openCache();
    cache.invalidate(["categories"]);
    await ask("/");
    pass(999);
    expect((await ask("/")).number).toBe(1);
    pass(1);
    expect((await ask("/")).number).toBe(2);
    pass(5_000);
    await ask("/");
    pass(29_000);
    expect((await ask("/")).number).toBe(3);
  });

  it("of a listed record leaves a list alone for 15 seconds, then renders it once", async () => {
    const { ask, cache, pass } = openCache();
    const edit = (id: number) => cache.invalidate([`business:${id}`, "place:macon-ga"]);
    for (const target of ["/", "/in/atlanta-ga", "/in/macon-ga"]) await ask(target);
    for (let second = 0; second < 15; second++) {
      edit(second);
      expect((await ask("/")).number).toBe(1);
      pass(1_000);
    }
    // One more visitor gets the old list while the new one renders.
    expect((await ask("/")).answer?.headers.get("cache-status")).toBe("pages; hit; ttl=15");
    await eventually(async () => expect((await ask("/")).number).toBe(4));
    // Rendered during changes, it lasts as long as the previous one.
    pass(14_999);
    expect((await ask("/")).number).toBe(4);
    expect((await ask("/in/atlanta-ga")).number, "nothing has changed there").toBe(2);
    pass(1);
    expect((await ask("/in/macon-ga")).number, "older than 30 seconds, it is not sent any more").not.toBe(3);
  });

  it("of a list older than 30 seconds is visible to the next visitor", async () => {
    const { ask, cache, pass } = openCache();
    await ask("/");
    pass(29_999);
    cache.invalidate(["business:1"]);
    expect((await ask("/")).number).toBe(1);
    await eventually(async () => expect((await ask("/")).number).toBe(2));
    pass(45_000);
    cache.invalidate(["business:1"]);
    expect((await ask("/")).number).toBe(3);
  });

  it("of a record that a page only mentions is visible when the page expires", async () => {
    const { ask, cache, pass } = openCache();
    await ask("/business/1");
    cache.invalidate(["business:2"]);
    pass(29_999);
    expect((await ask("/business/1")).answer?.headers.get("cache-status")).toBe("pages; hit");
  });

  it("that may have been missed makes every page stale, but keeps it for outages", async () => {
    const { ask, cache, next } = openCache();
    await ask("/");
    await ask("/business/1");
    cache.markStale();
    expect((await ask("/")).number).toBe(3);
    next.push({ status: 503 });
    expect((await ask("/business/1")).number).toBe(2);
  });
});
