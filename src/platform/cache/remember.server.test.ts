import { describe, expect, it } from "vitest";
import { capFreshness, remember } from "./remember.server.ts";

const source = {};

function setUp(options: { staleForMs?: number } = {}) {
  let time = 0;
  let reads = 0;
  const failures: Error[] = [];
  const read = async () => {
    reads += 1;
    const number = reads;
    await Promise.resolve();
    const failure = failures.shift();
    if (failure) throw failure;
    return number;
  };
  const ask = remember(read, { freshForMs: 100, ...options, now: () => time });
  return { ask, failures, reads: () => reads, pass: (ms: number) => (time += ms) };
}

describe("remember", () => {
  it("reads once while the result is fresh", async () => {
    const { ask, reads, pass } = setUp();
    expect(await ask(source)).toBe(1);
    pass(99);
    expect(await ask(source)).toBe(1);
    expect(reads()).toBe(1);
  });

  it("reads again when the result is stale", async () => {
    const { ask, pass } = setUp();
    await ask(source);
    pass(100);
    expect(await ask(source)).toBe(2);
  });

  it("reads again sooner if the source requires it", async () => {
    const { ask, pass } = setUp({ staleForMs: 1_000 });
    const capped = {};
    capFreshness(capped, 10);
    expect(await ask(capped)).toBe(1);
    pass(9);
    expect(await ask(capped)).toBe(1);
    pass(11);
    expect(await ask(capped)).toBe(2);
    expect(await ask(source)).toBe(3);
    pass(20);
    expect(await ask(source)).toBe(3);
  });

  it("shares one read between concurrent callers", async () => {
    const { ask, reads } = setUp();
    expect(await Promise.all([ask(source), ask(source), ask(source)])).toEqual([1, 1, 1]);
    expect(reads()).toBe(1);
  });

  it("keeps the results of two sources separate", async () => {
    const { ask } = setUp();
    expect(await ask({})).toBe(1);
    expect(await ask({})).toBe(2);
  });

  it("keeps the results of two inputs separate", async () => {
    const ask = remember(async (_: object, ...words: string[]) => words.join(" "), { freshForMs: 100 });
    expect(await ask(source, "who", "else")).toBe("who else");
    expect(await ask(source, "who else", "too")).toBe("who else too");
    expect(await ask(source)).toBe("");
  });

  it("drops the least recently used input when there are too many", async () => {
    const requested: string[] = [];
    const note = async (_: object, word: string) => requested.push(word);
    const ask = remember(note, { freshForMs: 100, maxEntries: 2 });
    for (const word of ["one", "two", "one", "three", "two", "one"]) await ask(source, word);
    expect(requested).toEqual(["one", "two", "three", "two", "one"]);
  });

  it("returns the old result while it refreshes, then the new one", async () => {
    const { ask, pass } = setUp({ staleForMs: 1000 });
    await ask(source);
    pass(150);
    expect(await ask(source)).toBe(1);
    await new Promise(setImmediate);
    expect(await ask(source)).toBe(2);
  });

  it("waits for a new result when the old one is too old", async () => {
    const { ask, pass } = setUp({ staleForMs: 50 });
    await ask(source);
    pass(150);
    expect(await ask(source)).toBe(2);
  });

  it("does not keep a failure", async () => {
    const { ask, failures } = setUp();
    failures.push(new Error("no connection"));
    await expect(ask(source)).rejects.toThrow("no connection");
    expect(await ask(source)).toBe(2);
  });

  it("keeps the old result when a background refresh fails", async () => {
    const { ask, failures, pass } = setUp({ staleForMs: 1000 });
    await ask(source);
    pass(150);
    failures.push(new Error("no connection"));
    expect(await ask(source)).toBe(1);
    await new Promise(setImmediate);
    expect(await ask(source)).toBe(1);
  });
});
