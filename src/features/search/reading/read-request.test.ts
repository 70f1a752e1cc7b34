import { beforeAll, describe, expect, it, vi } from "vitest";
import { seedDemo } from "#seed/seed-demo.ts";
import { setUpDatabase } from "#testing/database.ts";
import { applyChanges } from "../things-for-tests.ts";
import { readVocabulary } from "./queries/read-vocabulary.server.ts";
import { readRequest } from "./read-request.ts";
import { requestsByTheme } from "./requests/all-requests.ts";
import { describeReading } from "./requests/read-requests.ts";

/** A Tuesday afternoon. */
const now = { date: "2026-11-17", hour: 15 };
const database = setUpDatabase();
beforeAll(async () => {
  await seedDemo(database.ownerUrl, { today: new Date("2026-11-17T12:00:00Z") });
  await applyChanges(database.db);
});

async function read(typed: string) {
  return readRequest(typed, await readVocabulary(database.db, typed), now);
}

/** How many words and phrases are looked up to read a request. */
async function countLookups(typed: string) {
  const vocabulary = await readVocabulary(database.db, typed);
  const spies = [vi.spyOn(Map.prototype, "get"), vi.spyOn(Set.prototype, "has")];
  readRequest(typed, vocabulary, now);
  const counts = spies.map(({ mock }) => mock.calls.length);
  for (const spy of spies) spy.mockRestore();
  return counts.reduce((sum, count) => sum + count);
}

describe.each(Object.entries(requestsByTheme))("requests about %s", (_theme, requests) => {
  it.each(requests)("$typed", async ({ typed, reading }) => {
    expect(describeReading(await read(typed))).toEqual(reading);
  });
});

describe("the table of requests", () => {
  const requests = Object.values(requestsByTheme).flat();

  it("has hundreds of different ones, nearly all with something to find", () => {
    expect(new Set(requests.map(({ typed }) => typed)).size).toBe(requests.length);
    expect(requests.length).toBeGreaterThanOrEqual(330);
    expect(requests.filter(({ finds }) => finds !== null).length).toBeGreaterThanOrEqual(300);
  });

  it("takes few lookups each, as do the longest and most misspelled ones", async () => {
    const longest = ["soulx ", "atlantta ", "a "].map((word) => word.repeat(100 / word.length));
    for (const typed of [...requests.map((request) => request.typed), ...longest])
      expect(await countLookups(typed), typed).toBeLessThan(2_000);
  });
});

describe("a request", () => {
  it.each([
    ["nothing", "", []],
    ["punctuation", "?!,.-", []],
    [
      "control characters and blanks",
      "  soul\u0000 \tfood  ",
      ["category: Food & Beverage", "words: soul food"],
    ],
    ["a broken surrogate", "jazz \ud83d", ["category: Music", "words: jazz"]],
    ["words of another script", "ソウルフード", ["words: ソウルフート"]],
  ])("may be %s", async (_what, typed, reading) => {
    expect(describeReading(await read(typed))).toEqual(reading);
  });

  it.each([
    ["soul food savannah", ["food", "beverage"]],
    ["braiders in atlanta", ["braiders", "beauty", "cosmetics"]],
    ["jazz tonight", []],
  ])("of a category, such as %s, has a topic", async (typed, topic) => {
    expect((await read(typed)).topic).toEqual(topic);
  });

  it("is cut where nobody reads on", async () => {
    const { typed, words } = await read("okra ".repeat(500));
    expect(typed.length).toBeLessThanOrEqual(100);
    expect(words).toEqual(["okra"]);
  });

  it("keeps a word that the site uses, even close to another one", async () => {
    const { words, corrections } = await read("loom okra lark");
    expect({ words, corrections }).toEqual({ words: ["loom", "okra", "lark"], corrections: [] });
  });
});
