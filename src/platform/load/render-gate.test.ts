import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countHere } from "#platform/http/limits/count-here.ts";
import { createRenderGate, type Ticket } from "./render-gate.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const network = "192.0.2.1";
const aTicket: Ticket = { network, isWanted: () => true };
const bounds = { inFlight: 2, maxWaiting: 10, maxWaitMs: 500 };

/** A gate with work of given durations, the order in which tasks started, and how they ended. */
function openGate(options: Partial<Parameters<typeof createRenderGate>[0]> = {}) {
  const gate = createRenderGate({ ...bounds, ...options });
  const begun: string[] = [];
  const ended: Record<string, string> = {};
  function ask(name: string, tookMs = 100, given: Partial<Ticket> = {}) {
    const work = async () => {
      begun.push(name);
      await new Promise((resolve) => setTimeout(resolve, tookMs));
      return "done";
    };
    const ticket = { ...aTicket, ...given };
    gate.run(work, ticket).then(
      (result) => {
        ended[name] = result;
      },
      (error: Error) => {
        ended[name] = error.name;
      },
    );
    return ticket;
  }
  /** Teaches the gate that a render takes this long. */
  async function learn(tookMs: number) {
    ask("lesson", tookMs);
    await vi.advanceTimersByTimeAsync(tookMs);
    begun.length = 0;
  }
  return { gate, ask, learn, begun, ended };
}

describe("a render gate", () => {
  it("runs no more at once than allowed, and the others in order of arrival", async () => {
    const { gate, ask, begun, ended } = openGate();
    for (const name of ["a", "b", "c", "d", "e"]) ask(name);
    expect(begun).toEqual(["a", "b"]);
    expect(gate.stats()).toMatchObject({ in_flight: 2, waiting: 3 });
    await vi.advanceTimersByTimeAsync(100);
    expect(begun).toEqual(["a", "b", "c", "d"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(Object.values(ended)).toEqual(Array(5).fill("done"));
    expect(gate.stats()).toMatchObject({ in_flight: 0, waiting: 0, admitted: 5, shed: 0 });
  });

  it("refuses immediately when the queue is full", async () => {
    const { gate, ask, ended } = openGate({ maxWaiting: 1 });
    for (const name of ["a", "b", "c", "d"]) ask(name);
    expect(gate.isFull(network)).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toEqual({ d: "BusyError" });
    expect(gate.stats().shed).toBe(1);
  });

  it("queues fewer the slower the work is", async () => {
    const waitingWith = async (tookMs: number) => {
      const { gate, ask, learn } = openGate({ maxWaiting: 1_000 });
      await learn(tookMs);
      for (let number = 0; number < 500; number++) ask(`${number}`, tookMs);
      return gate.stats().waiting;
    };
    // 500 ms are worth 100 renders of 10 ms with two slots, or ten of 100 ms.
    expect(await waitingWith(10)).toBe(100);
    expect(await waitingWith(100)).toBe(10);
    expect(await waitingWith(2_000)).toBe(0);
  });

  it("accepts more again once the work is fast again", async () => {
    const { gate, ask, learn } = openGate({ maxWaiting: 1_000 });
    await learn(2_000);
    for (let number = 0; number < 60; number++) await learn(10);
    for (let number = 0; number < 200; number++) ask(`${number}`, 10);
    expect(gate.stats().waiting).toBeGreaterThan(50);
  });

  it("counts event-loop lag as waiting", async () => {
    let delayMs = 0;
    const { gate, ask, learn } = openGate({ loopDelayMs: () => delayMs });
    await learn(100);
    for (const name of ["a", "b", "c"]) ask(name);
    expect(gate.isFull(network)).toBe(false);
    delayMs = 450;
    expect(gate.isFull(network)).toBe(true);
  });

  it("refuses waiting requests earlier by the event-loop lag", async () => {
    let delayMs = 0;
    const { ask, ended } = openGate({ loopDelayMs: () => delayMs });
    for (const name of ["a", "b", "c", "d"]) ask(name, name < "c" ? 5_000 : 100);
    delayMs = 300;
    await vi.advanceTimersByTimeAsync(500);
    expect(ended).toEqual({ c: "BusyError", d: "BusyError" });
    ask("e");
    await vi.advanceTimersByTimeAsync(199);
    expect(ended.e).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended.e).toBe("BusyError");
  });

  it("never refuses while a slot is free, even after slow work", async () => {
    const { gate, learn } = openGate({ loopDelayMs: () => 60_000 });
    await learn(30_000);
    expect(gate.isFull(network)).toBe(false);
    await expect(gate.run(async () => "done", aTicket)).resolves.toBe("done");
  });

  it("refuses requests that waited too long, although the work takes longer than expected", async () => {
    const { ask, ended } = openGate();
    ask("a", 5_000);
    ask("b", 5_000);
    ask("c");
    await vi.advanceTimersByTimeAsync(200);
    ask("d");
    await vi.advanceTimersByTimeAsync(299);
    expect(ended).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual({ c: "BusyError" });
    await vi.advanceTimersByTimeAsync(200);
    expect(ended).toEqual({ c: "BusyError", d: "BusyError" });
  });

  it("skips clients that left, without running their work", async () => {
    const { gate, ask, begun, ended } = openGate();
    let isThere = true;
    ask("a");
    ask("b");
    ask("left", 100, { isWanted: () => isThere });
    ask("c");
    isThere = false;
    await vi.advanceTimersByTimeAsync(100);
    expect(begun).toEqual(["a", "b", "c"]);
    expect(ended).toMatchObject({ left: "ClientLeftError" });
    expect(gate.stats()).toMatchObject({ left: 1, shed: 0 });
  });

  it("gives newcomers the places of clients that left when it is full", async () => {
    const { gate, ask, begun } = openGate({ maxWaiting: 2 });
    let isThere = true;
    for (const name of ["a", "b"]) ask(name);
    for (const name of ["left", "gone"]) ask(name, 100, { isWanted: () => isThere });
    expect(gate.isFull(network)).toBe(true);
    isThere = false;
    expect(gate.isFull(network)).toBe(false);
    ask("c");
    await vi.advanceTimersByTimeAsync(100);
    expect(begun).toEqual(["a", "b", "c"]);
  });

  it("frees its slot when the work fails", async () => {
    const { gate } = openGate({ inFlight: 1 });
    await expect(gate.run(() => Promise.reject(new Error("no database")), aTicket)).rejects.toThrow(
      "no database",
    );
    expect(gate.stats().in_flight).toBe(0);
    await expect(gate.run(async () => "done", aTicket)).resolves.toBe("done");
  });
});

describe("a render gate and its networks", () => {
  const share = { inFlight: 4, inFlightPerNetwork: 2, maxWaiting: 10, maxWaitMs: 500 };
  const flood = { network: "198.51.100.7" };
  const from = (number: number) => ({ network: `203.0.113.${number}` });

  it("reserves slots for other networks", async () => {
    const { gate, ask, begun } = openGate(share);
    for (let number = 0; number < 6; number++) ask(`flood ${number}`, 100, flood);
    expect(begun).toEqual(["flood 0", "flood 1"]);
    expect([gate.wouldWait(flood.network), gate.wouldWait(network)]).toEqual([true, false]);
    ask("reader", 100, from(1));
    expect(begun.at(-1)).toBe("reader");
    await vi.advanceTimersByTimeAsync(100);
    expect(begun.slice(3)).toEqual(["flood 2", "flood 3"]);
  });

  it("gives the next slot to the network with the fewest, in order of arrival", async () => {
    const { ask, begun } = openGate(share);
    for (let number = 0; number < 3; number++) ask(`flood ${number}`, 100, flood);
    for (const number of [1, 2, 3, 4]) ask(`reader ${number}`, 100 + number, from(number));
    await vi.advanceTimersByTimeAsync(100);
    expect(begun.slice(2)).toEqual(["reader 1", "reader 2", "reader 3", "flood 2"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun.at(-1)).toBe("reader 4");
  });

  it("expects no wait for a newcomer behind requests of one waiting network", async () => {
    const { gate, ask, learn } = openGate(share);
    await learn(400);
    for (let number = 0; number < 4; number++) ask(`flood ${number}`, 400, flood);
    for (const number of [1, 2]) ask(`reader ${number}`, 400, from(number));
    expect(gate.isFull(flood.network)).toBe(true);
    expect(gate.isFull(from(3).network)).toBe(false);
  });

  it("sheds the network with the most when the queue is full", async () => {
    const { gate, ask, ended } = openGate({ ...share, maxWaiting: 3 });
    for (let number = 0; number < 5; number++) ask(`flood ${number}`, 100, flood);
    for (const number of [1, 2]) ask(`reader ${number}`, 100, from(number));
    expect(gate.isFull(flood.network)).toBe(true);
    expect(gate.isFull(from(3).network)).toBe(false);
    ask("reader 3", 100, from(3));
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toEqual({ "flood 4": "BusyError" });
    expect(gate.stats()).toMatchObject({ waiting: 3, shed: 1 });
  });

  it("refuses a newcomer when the queue is full and no network exceeds its share", async () => {
    const { gate, ask } = openGate({ ...share, maxWaiting: 2 });
    for (let number = 1; number <= 6; number++) ask(`reader ${number}`, 100, from(number));
    expect(gate.isFull(from(7).network)).toBe(true);
  });

  it("runs shared work when the network with fewer slots is next", async () => {
    const { gate, ask, begun } = openGate(share);
    for (let number = 0; number < 3; number++) ask(`flood ${number}`, 100, flood);
    const shared = ask("shared", 100, flood);
    gate.join(shared, from(1).network);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun.at(-1)).toBe("shared");
    gate.join(shared, from(2).network);
    await vi.advanceTimersByTimeAsync(200);
    expect(gate.stats()).toMatchObject({ in_flight: 0, admitted: 4 });
  });

  it("runs a greedy network only while no other does, one at a time, resting after each", async () => {
    const asks = countHere({ points: 2, seconds: 60, now: () => 0 });
    const { gate, ask, begun } = openGate({ ...share, maxWaitMs: 10_000, asks });
    for (let number = 0; number < 4; number++) ask(`flood ${number}`, 100, flood);
    await vi.advanceTimersByTimeAsync(50);
    ask("reader 1", 2_100, from(1));
    await vi.advanceTimersByTimeAsync(50);
    ask("reader 2", 100, from(2));
    // The first one took 100 ms.
    await vi.advanceTimersByTimeAsync(2_049);
    expect(begun).toEqual(["flood 0", "reader 1", "reader 2"]);
    expect(gate.hasItsShare(flood.network)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun.slice(3)).toEqual(["flood 1"]);
    ask("reader 3", 10, from(3));
    const shared = ask("shared", 10, flood);
    await vi.advanceTimersByTimeAsync(5);
    gate.join(shared, from(4).network);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun.slice(4)).toEqual(["reader 3", "shared"]);
    await vi.advanceTimersByTimeAsync(2_094);
    expect(begun.slice(6)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun.slice(6)).toEqual(["flood 2"]);
  });

  it("slows down a greedy network that requests one page after another, without refusing any", async () => {
    const asks = countHere({ points: 1, seconds: 60, now: () => 0 });
    const { ask, begun, ended } = openGate({ ...share, asks });
    for (let number = 0; number < 3; number++) {
      ask(`page ${number}`, 80, flood);
      await vi.advanceTimersByTimeAsync(number === 0 ? 80 : 1_680);
    }
    expect(begun).toEqual(["page 0", "page 1", "page 2"]);
    expect(Object.values(ended)).toEqual(["done", "done", "done"]);
  });

  it("refuses concurrent requests of a greedy network", async () => {
    const asks = countHere({ points: 1, seconds: 60, now: () => 0 });
    const { ask, learn, ended } = openGate({ ...share, asks });
    await learn(80);
    for (let number = 0; number < 4; number++) ask(`page ${number}`, 80, flood);
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toMatchObject({ "page 2": "BusyError", "page 3": "BusyError" });
  });
});
