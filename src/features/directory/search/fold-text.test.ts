import { sql } from "kysely";
import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { foldText } from "./fold-text.ts";

const database = setUpDatabase();

const cases: [typed: string, folded: string][] = [
  ["Ashé", "ashe"],
  ["ASHÉ", "ashe"],
  ["Ashe\u0301", "ashe"],
  ["Wigfall’s", "wigfall's"],
  ["Wigfall‘s Wigfall`s Wigfall´s Wigfallʼs", "wigfall's wigfall's wigfall's wigfall's"],
  ["Kaʻahumanu", "ka'ahumanu"],
  ["“Big” «Mama»", '"big" "mama"'],
  ["Saffron & Smoke", "saffron and smoke"],
  ["Saffron and Smoke", "saffron and smoke"],
  ["R&B", "r and b"],
  ["&", "and"],
  ["Ｓａｌｔ ＆ Ｓｅａ", "salt and sea"],
  ["  The \t Double\n\u00a0 Space ", "the double space"],
  ["Ọ̀ṣun Ẹ̀bùn", "osun ebun"],
  ["Ŋutɔ Ɛdzi Ɓala", "nuto edzi bala"],
  ["Łódź Øre Straße Æon Œuvre", "lodz ore strasse aeon oeuvre"],
  ["İstanbul ıssız", "istanbul issiz"],
  ["A–B — C", "a-b - c"],
  ["soft\u00adhyphen zero\u200bwidth", "softhyphen zerowidth"],
  ["ﬁne ½", "fine 1⁄2"],
  ["日本語 Tea", "日本語 tea"],
  ["Ωmega Ǆ", "ωmega dz"],
  ["100% _\\_", "100% _\\_"],
  ["", ""],
];

it.each(cases)("%j is folded to %j, in the app and in the database", async (typed, folded) => {
  expect(foldText(typed)).toBe(folded);
  expect(await foldInDatabase([typed])).toEqual([folded]);
});

it("folds every letter of the European and African alphabets like the database", async () => {
  const ranges: [number, number][] = [
    [0x20, 0x7e],
    [0xa0, 0x24f],
    [0x250, 0x2ff],
    [0x370, 0x52f],
    [0x1e00, 0x1fff],
    [0x2000, 0x206f],
  ];
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => `a${String.fromCodePoint(first + index)}b`),
  );
  expect(await foldInDatabase(letters)).toEqual(letters.map(foldText));
});

async function foldInDatabase(texts: string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select fold_search_text(text) as folded from unnest(${texts}::text[]) with ordinality as typed (text, place)
    order by place`.execute(database.db);
  return rows.map(({ folded }) => folded);
}
