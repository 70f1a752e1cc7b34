import type { SearchKind } from "#features/search/parse/parsed-query.ts";
import { wordsOf } from "#features/search/parse/tokenize.ts";
import { allowedWords, type Template, templates } from "./templates.ts";
import { places, prices, times } from "./words.ts";

/** A request, and how it must be parsed. */
export type Request = {
  template: string;
  text: string;
  kinds: readonly (SearchKind | null)[];
  finds: readonly SearchKind[];
  /** Null for none, `any` if several are acceptable. */
  category: string | null;
  /** Any of these; empty for none. */
  places: readonly string[];
  time: string | null;
  price: string | null;
  /** Words that must remain. */
  words: readonly string[];
  allowedWords: readonly string[];
};

const rowsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split("=>").map((cell) => cell.trim()));

/** Cycles through the rows of a table. */
function takeTurns(table: string): () => string[] {
  const rows = rowsOf(table);
  let next = 0;
  return () => rows[next++ % rows.length] ?? [];
}

/** All requests of the templates. Deterministic. */
export function generateRequests(): Request[] {
  const turns = { place: takeTurns(places), time: takeTurns(times), price: takeTurns(prices) };
  return templates.flatMap((template) => {
    const things = rowsOf(template.things);
    return Array.from({ length: things.length * template.rounds }, (_, at) => {
      const round = Math.floor(at / things.length);
      // Each round uses another form.
      const form = template.forms[(at + round * 2 + round) % template.forms.length] ?? "{thing}";
      return fill(form, things[at % things.length] ?? [], template, turns);
    });
  });
}

function fill(
  form: string,
  [thing = "", must = "", category = ""]: string[],
  { name, kinds, finds }: Template,
  turns: Record<"place" | "time" | "price", () => string[]>,
): Request {
  const draw = (part: keyof typeof turns) => (form.includes(`{${part}}`) ? turns[part]() : []);
  const [place = "", placeRead = "", placeWords = ""] = draw("place");
  const [time = "", timeRead = "", timeWords = ""] = draw("time");
  const [price = "", priceRead = ""] = draw("price");
  const filled = { thing, place, time, price };
  return {
    ...{ template: name, kinds, finds },
    text: form.replaceAll(/\{(\w+)\}/g, (_, part: keyof typeof filled) => filled[part]).trim(),
    category: category || null,
    places: placeRead ? placeRead.split(" | ") : [],
    time: timeRead || null,
    price: priceRead || null,
    words: wordsOf(must),
    allowedWords: wordsOf([thing, placeWords, timeWords, ...allowedWords].join(" ")),
  };
}
