import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "#testing/database.ts";
import { containing, gramsOf, hasTrigram, readTerm, startingWith } from "./search-term.ts";

describe("readTerm", () => {
  it.each([
    ["  Low Tide ", "low tide"],
    ["HAIR\u0000\tby\nAda", "hair by ada"],
    ["Cafe\u0301", "café"],
    ["ΟΔΟΣ", "οδοσ"],
    ["İzmir", "izmir"],
    ["\ud800x", "\ufffdx"],
    ["   ", ""],
    [undefined, ""],
  ])("reads %j as %j", (typed, term) => {
    expect(readTerm(typed)).toBe(term);
  });

  it("cuts what is longer than any search, by characters", () => {
    expect(readTerm("😀".repeat(150))).toBe("😀".repeat(100));
  });
});

describe("patterns", () => {
  it.each([
    ["100%", "%100\\%%", "100\\%%"],
    ["a_b", "%a\\_b%", "a\\_b%"],
    ["back\\slash", "%back\\\\slash%", "back\\\\slash%"],
    ["it's", "%it's%", "it's%"],
  ])("takes %j literally", (term, anywhere, atTheStart) => {
    expect(containing(term)).toBe(anywhere);
    expect(startingWith(term)).toBe(atTheStart);
  });
});

describe("gramsOf", () => {
  it.each([
    ["", []],
    ["q", ["q"]],
    ["zo", ["zo"]],
    ["moss", ["mo", "os", "ss", "mos", "oss"]],
    ["a moss", ["a", "mo", "os", "ss", "mos", "oss"]],
    ["😀é", ["😀é"]],
    ["aaaa", ["aa", "aaa"]],
  ])("finds in %j %j", (term, grams) => {
    expect(gramsOf(term)).toEqual(grams);
  });
});

describe("hasTrigram", () => {
  const cases: [term: string, isThere: boolean][] = [
    ["oak", true],
    ["oa", false],
    ["o", false],
    ["&", false],
    ["& o", true],
    ["o &", false],
    ["st. j", true],
    ["oa k", true],
    ["éa", false],
    ["aé", false],
    ["日本語", false],
    ["café", true],
    ["100%", true],
  ];
  it.each(cases)("of %j is %j", (term, isThere) => {
    expect(hasTrigram(term)).toBe(isThere);
  });
});

describe("against the database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it("[DIR-04] lowers every letter as names are lowered", async () => {
    const letters = Array.from({ length: 0x24f0 }, (_, code) => String.fromCodePoint(code + 1)).filter(
      (letter) => /\p{L}/u.test(letter) && letter.normalize("NFC") === letter,
    );
    const { rows } = await sql<{ letter: string; lower: string }>`
      select letter, lower(letter) as lower from unnest(${letters}::text[]) as letter`.execute(database.db);
    expect(rows.filter(({ letter, lower }) => readTerm(letter) !== lower)).toEqual([]);
  });
});
