import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { createAuth } from "#platform/auth/create-auth.server.ts";
import { cookieHeaders, makePerson, type TestPerson, testPassword } from "#platform/auth/people-for-tests.ts";
import type { Services } from "#platform/http/services.ts";
import { setUpDatabase, type TestDatabase } from "#testing/database.ts";
import { openTestServices } from "#testing/services.ts";
import { signIn } from "./commands/sign-in.server.ts";
import { backOffSeconds } from "./limit-sign-in.server.ts";

const database = setUpDatabase();
let services: Services & { owner: TestDatabase["owner"] };

beforeAll(async () => {
  const opened = openTestServices(database);
  // These tests count hundreds of attempts; the cost of a hash is tested elsewhere.
  const passwords = {
    hash: async (password: string) => password,
    verify: async (_hash: string, password: string) => password === testPassword,
  };
  services = { ...opened, auth: createAuth({ ...opened, passwords }), owner: database.owner };
});

// Time only passes when a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const fromAnywhere = (headers = new Headers()) => aVisitor({ headers });
const wrong = (person: { email: string }) => ({ email: person.email, password: "wrong-one" });

async function signInRight(person: TestPerson, visitor = fromAnywhere()) {
  const answer = await signIn(services, visitor, person);
  if (!answer.ok) throw new Error(`refused: ${answer.reason}`);
  return cookieHeaders(answer.setCookies);
}

/** Sends wrong passwords, each from a new network, without pause. Returns the reasons for refusals. */
async function attack(person: { email: string }, tries: number) {
  const reasons = [];
  for (let nth = 0; nth < tries; nth++) {
    const answer = await signIn(services, fromAnywhere(), wrong(person));
    reasons.push(answer.ok ? "in" : answer.reason);
  }
  return reasons;
}

describe("wrong passwords from elsewhere", () => {
  it.each([10, 200])("do not lock the owner out after %i, on a known device", async (tries) => {
    const person = await makePerson(services);
    const device = await signInRight(person);
    await attack(person, tries);
    expect(await signIn(services, fromAnywhere(device), person)).toMatchObject({ ok: true });
  });

  it("do not lock the owner out on a new device in another network", async () => {
    const person = await makePerson(services);
    await attack(person, 99);
    expect(await signIn(services, fromAnywhere(), person)).toMatchObject({ ok: true });
  });

  it("delay a new device by seconds, never an hour, above a hundred a day", async () => {
    const person = await makePerson(services);
    const reasons = await attack(person, 200);
    expect(reasons.slice(0, 100)).toEqual(Array(100).fill("wrong-credentials"));
    const answer = await signIn(services, fromAnywhere(), person);
    expect(answer).toMatchObject({ ok: false, reason: "too-many" });
    expect(answer.ok || answer.retryAfterSeconds).toBeLessThanOrEqual(60);
  });
});

describe("an attacker", () => {
  it("in one network is stopped after ten attempts at an account, from any of its addresses", async () => {
    const person = await makePerson(services);
    for (let nth = 0; nth < 10; nth++) {
      const visitor = aVisitor({ ip: `2001:db8:1:1::${nth}` });
      expect(await signIn(services, visitor, wrong(person))).toMatchObject({ reason: "wrong-credentials" });
    }
    const answer = await signIn(services, aVisitor({ ip: "2001:db8:1:1:f::1" }), person);
    expect(answer).toMatchObject({ ok: false, reason: "too-many" });
    expect(answer.ok || answer.retryAfterSeconds).toBeGreaterThan(3_500);
  });

  it("with hundreds of networks gets a hundred attempts, then one at a time", async () => {
    const person = await makePerson(services);
    const countChecked = async (tries: number) =>
      (await attack(person, tries)).filter((reason) => reason === "wrong-credentials").length;
    expect(await countChecked(300)).toBe(101);
    for (let second = 0; second < 5; second++) {
      vi.advanceTimersByTime(1_000);
      expect(await countChecked(20)).toBe(1);
    }
  });

  it("cannot find out which addresses have an account", async () => {
    const person = await makePerson(services);
    const reasons = await attack(person, 101);
    expect(await attack({ email: "ghost@example.com" }, 101)).toEqual(reasons);
  });

  it("in one network is stopped after thirty wrong passwords for any accounts", async () => {
    for (let nth = 0; nth < 30; nth++) {
      const visitor = aVisitor({ ip: `2001:db8:2:2::${nth}` });
      await signIn(services, visitor, wrong({ email: `list${nth}@example.com` }));
    }
    const person = await makePerson(services);
    const neighbor = aVisitor({ ip: "2001:db8:2:2:a:b:c:d" });
    const answer = await signIn(services, neighbor, person);
    expect(answer).toMatchObject({ ok: false, reason: "too-many" });
    expect(answer.ok || answer.retryAfterSeconds).toBeLessThanOrEqual(600);
    const known = await signInRight(person);
    expect(await signIn(services, { ...neighbor, headers: known }, person)).toMatchObject({ ok: true });
  });

  it("cannot use a device of one account for another, nor a modified cookie", async () => {
    const [ama, kofi] = [await makePerson(services), await makePerson(services)];
    const amasDevice = await signInRight(ama);
    const forged = new Headers({ cookie: (amasDevice.get("cookie") ?? "").replace(/device=./, "device=_") });
    for (const headers of [amasDevice, forged]) {
      const visitor = fromAnywhere(headers);
      for (let nth = 0; nth < 10; nth++) await signIn(services, visitor, wrong(kofi));
      expect(await signIn(services, visitor, kofi)).toMatchObject({ reason: "too-many" });
    }
  });
});

describe("right passwords", () => {
  it("are not counted: a whole congregation can log in over one Wi-Fi", async () => {
    const visitor = aVisitor({ ip: "192.0.2.50" });
    for (let nth = 0; nth < 40; nth++) await signInRight(await makePerson(services), visitor);
  });

  it("reset their own network's count", async () => {
    const person = await makePerson(services);
    const visitor = fromAnywhere();
    for (let round = 0; round < 2; round++) {
      for (let nth = 0; nth < 9; nth++) await signIn(services, visitor, wrong(person));
      await signInRight(person, visitor);
    }
  });
});

describe("a known device", () => {
  it("has its own ten attempts an hour, in any network", async () => {
    const person = await makePerson(services);
    const [device, other] = [await signInRight(person), await signInRight(person)];
    for (let nth = 0; nth < 10; nth++) await signIn(services, fromAnywhere(device), wrong(person));
    expect(await signIn(services, fromAnywhere(device), person)).toMatchObject({ reason: "too-many" });
    expect(await signIn(services, fromAnywhere(other), person)).toMatchObject({ ok: true });
  });

  it("is known to every account that logged in on it", async () => {
    const [ama, kofi] = [await makePerson(services), await makePerson(services)];
    const device = await signInRight(kofi, fromAnywhere(await signInRight(ama)));
    await attack(ama, 103);
    await attack(kofi, 103);
    for (const person of [ama, kofi]) await signInRight(person, fromAnywhere(device));
  });
});

it("waits longer the more wrong passwords there are, at most a minute", () => {
  expect([1, 10, 11, 21, 31, 41, 51, 61, 5_000].map(backOffSeconds)).toEqual([1, 1, 2, 4, 8, 16, 32, 60, 60]);
});
