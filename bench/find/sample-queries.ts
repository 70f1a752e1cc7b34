import type { ParsedPlace, ParsedQuery, ParsedTime } from "#features/search/parse/parsed-query.ts";
import { exactQuery } from "#features/search/parse/remove-parts.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type SampledDocument, sampleDocuments } from "../search/sample-documents.ts";

export type Point = { latitude: number; longitude: number };
/** A search: its text, how it is parsed, and where the visitor is. */
export type BenchQuery = { text: string; parsed: ParsedQuery; point?: Point };
export type Shape = { name: string; queries: BenchQuery[] };

type Business = SampledDocument & Point & { category: string; city: string; state: string };

/** Distinct queries of each shape, built from a sample of all businesses. */
export async function sampleQueries(db: Db, count: number): Promise<Shape[]> {
  const businesses = await sampleBusinesses(db, count * 6);
  const words = businesses.map((business) => wordsOf(`${business.name} ${business.summary}`));
  const shape = (name: string, make: (business: Business, words: string[], turn: number) => BenchQuery) => {
    const byKey = new Map<string, BenchQuery>();
    for (const [turn, business] of businesses.entries()) {
      const query = make(business, words[turn] ?? [], turn);
      const key = JSON.stringify([query.text, query.point]);
      if (byKey.size < count) byKey.set(key, query);
    }
    return { name, queries: [...byKey.values()] };
  };
  return [
    shape("one word", (_, all, turn) => makeQuery([pick(all, turn)])),
    shape("two words", (_, all, turn) => makeQuery([pick(all, turn), pick(all, turn + 1)])),
    shape("word + city", (one, all, turn) => makeQuery([pick(all, turn)], { place: cityOf(one) })),
    shape("category + city", (one) => makeQuery([], { place: cityOf(one), category: one.category })),
    shape("words + state + category", (one, all, turn) =>
      makeQuery([pick(all, turn), pick(all, turn + 2)], {
        ...{ place: { kind: "state", state: one.state }, category: one.category },
      }),
    ),
    shape("word + state, events", (one, _, turn) =>
      makeQuery(
        [eventWords[turn % eventWords.length] ?? "", eventWords[(turn * 7 + 3) % eventWords.length] ?? ""],
        {
          ...{ place: { kind: "state", state: one.state }, kind: "event" },
        },
      ),
    ),
    shape("day, events", (_one, _words, turn) =>
      // Every other query has a day and no words.
      makeQuery([turn % 2 === 0 ? "" : (eventWords[(turn >> 1) % eventWords.length] ?? "")], {
        ...{ time: dayAfter(1 + (turn >> 1)), kind: "event" },
      }),
    ),
    shape("category near me", (one) => makeNearMeQuery(one, [])),
    shape("word near me", (one, all, turn) => makeNearMeQuery(one, [pick(all, turn)])),
  ];
}

/** Two words of a title, for artists and products. */
export async function sampleOtherKinds(db: Db, count: number): Promise<Shape[]> {
  const shapes = (["artist", "product"] as const).map(async (kind) => {
    const titles = await sampleDocuments(db, kind, count * 8);
    const pairs = new Set(titles.map(({ name }) => wordsOf(name).slice(0, 2).join(" ")));
    const queries = [...pairs].slice(0, count).map((pair) => makeQuery(pair.split(" "), { kind }));
    return { name: `two words, ${kind}s`, queries };
  });
  return Promise.all(shapes);
}

/** Prefixes of names with one to eight letters, as typed into a search box. */
export async function sampleKeystrokes(db: Db, count: number): Promise<string[]> {
  const businesses = await sampleDocuments(db, "business", count * 4);
  const texts = businesses.map(({ name }, turn) => name.slice(0, 1 + (turn % 8)));
  return [...new Set(texts)].slice(0, count);
}

const eventWords =
  "market supper reading workshop concert fair summit parade picnic brunch gala cookout harvest porch sunday indigo golden quiet river delta ember copper velvet".split(
    " ",
  );

function makeQuery(words: readonly string[], parts: Partial<ParsedQuery> = {}): BenchQuery {
  const terms = words.filter(Boolean);
  const topic = wordsOf(parts.category ?? "");
  const parsed: ParsedQuery = { ...exactQuery(""), ...parts, words: terms, topic };
  const { place, category, kind, time } = parsed;
  const where = place ? placeText(place) : "";
  const fragments = [kind ? "events" : "", ...terms, category ?? "", time?.label ?? "", where];
  return { text: fragments.filter(Boolean).join(" "), parsed };
}

function makeNearMeQuery({ latitude, longitude, category }: Business, words: string[]): BenchQuery {
  const query = makeQuery(words, {
    place: { kind: "near-me" },
    category: words.length > 0 ? null : category,
  });
  return { ...query, point: { latitude, longitude } };
}

function dayAfter(days: number): ParsedTime {
  const day = new Date(Date.now() + days * 86_400_000);
  const label = day.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  const date = day.toISOString().slice(0, 10);
  return { label, from: date, to: date, fromHour: 0 };
}

function placeText(place: ParsedPlace): string {
  if (place.kind === "city") return `in ${place.city}, ${place.state}`;
  return place.kind === "state" ? `in ${place.state}` : "near me";
}

function cityOf({ city, state, latitude, longitude }: Business): ParsedPlace {
  return { kind: "city", city, state, latitude, longitude };
}

const pick = (words: readonly string[], turn: number) => words[turn % Math.max(1, words.length)] ?? "";

function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? [])];
}

async function sampleBusinesses(db: Db, count: number): Promise<Business[]> {
  const businesses = await sampleDocuments(db, "business", count);
  return businesses.filter(
    (one): one is Business =>
      one.category !== null &&
      one.category !== "Other" &&
      one.city !== null &&
      one.state !== null &&
      one.latitude !== null,
  );
}
