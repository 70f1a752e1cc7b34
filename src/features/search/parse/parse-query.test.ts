import { beforeAll, describe, expect, it, vi } from "vitest";
import { seedDemo } from "#seed/seed-demo.ts";
import { setUpDatabase } from "#testing/database.ts";
import { applyChanges } from "../rows-for-tests.ts";
import { loadVocabulary } from "./load-vocabulary.server.ts";
import { parseQuery } from "./parse-query.ts";
import { describeParsedQuery, requestsByTheme } from "./requests-for-tests.ts";

/** A Tuesday afternoon. */
const now = { date: "2026-11-17", hour: 15 };
const database = setUpDatabase();
beforeAll(async () => {
  await seedDemo(database.ownerUrl, { today: new Date("2026-11-17T12:00:00Z") });
  await applyChanges(database.db);
});

async function read(text: string) {
  return parseQuery(text, await loadVocabulary(database.db, text), now);
}

/** How many lookups it takes to parse a request. */
async function countLookups(text: string) {
  const vocabulary = await loadVocabulary(database.db, text);
  const spies = [vi.spyOn(Map.prototype, "get"), vi.spyOn(Set.prototype, "has")];
  parseQuery(text, vocabulary, now);
  const counts = spies.map(({ mock }) => mock.calls.length);
  for (const spy of spies) spy.mockRestore();
  return counts.reduce((sum, count) => sum + count);
}

describe.each(Object.entries(requestsByTheme))("requests about %s", (_theme, requests) => {
  it.each(requests)("$text", async ({ text, parsed }) => {
    expect(describeParsedQuery(await read(text))).toEqual(parsed);
  });
});

describe("the sample requests", () => {
  const requests = Object.values(requestsByTheme).flat();

  it("are hundreds of different ones, nearly all with something to find", () => {
    expect(new Set(requests.map(({ text }) => text)).size).toBe(requests.length);
    expect(requests.length).toBeGreaterThanOrEqual(330);
    expect(requests.filter(({ finds }) => finds !== null).length).toBeGreaterThanOrEqual(300);
  });

  it("take few lookups each, even the longest and most misspelled ones", async () => {
    const longest = ["soulx ", "atlantta ", "a "].map((word) => word.repeat(100 / word.length));
    for (const text of [...requests.map((request) => request.text), ...longest])
      expect(await countLookups(text), text).toBeLessThan(2_000);
  });
});

describe("a query", () => {
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
  ])("can be %s", async (_what, text, parsed) => {
    expect(describeParsedQuery(await read(text))).toEqual(parsed);
  });

  it.each([
    ["soul food savannah", ["food", "beverage"]],
    ["braiders in atlanta", ["braiders", "beauty", "cosmetics"]],
    ["jazz tonight", []],
  ])("with a category has a topic: %s", async (text, topic) => {
    expect((await read(text)).topic).toEqual(topic);
  });

  it("is truncated", async () => {
    const { text, words } = await read("okra ".repeat(500));
    expect(text.length).toBeLessThanOrEqual(100);
    expect(words).toEqual(["okra"]);
  });

  it("keeps a word that occurs on the site, even if it is close to another", async () => {
    const { words, corrections } = await read("loom okra lark");
    expect({ words, corrections }).toEqual({ words: ["loom", "okra", "lark"], corrections: [] });
  });
});
