import { sql } from "kysely";
import type { Reading, ReadPlace, ReadTime } from "#features/search/reading/reading.ts";
import type { Db } from "#platform/db/open-database.server.ts";

export type Point = { latitude: number; longitude: number };
/** What is typed, what it means, and where the visitor is. */
export type Question = { typed: string; reading: Reading; point?: Point };
export type Shape = { name: string; barMs: number; questions: Question[] };

type Drawn = Point & { name: string; description: string; category: string; city: string; state: string };

const searchBar = 60;
const nearBar = 15;

/** Questions of each form, made of the words of businesses spread over the whole ranking. None is asked twice. */
export async function drawQuestions(db: Db, count: number): Promise<Shape[]> {
  const drawn = await draw(db, count * 6);
  const words = drawn.map((business) => wordsOf(`${business.name} ${business.description}`));
  const shape = (
    name: string,
    make: (business: Drawn, words: string[], turn: number) => Question | null,
    barMs = searchBar,
  ) => {
    const asked = new Map<string, Question>();
    for (const [turn, business] of drawn.entries()) {
      const question = make(business, words[turn] ?? [], turn);
      const key = JSON.stringify([question?.typed, question?.point]);
      if (question && !asked.has(key) && asked.size < count) asked.set(key, question);
    }
    return { name, barMs, questions: [...asked.values()] };
  };
  return [
    shape("one word", (_, all, turn) => ask([pick(all, turn)])),
    shape("two words", (_, all, turn) => ask([pick(all, turn), pick(all, turn + 1)])),
    shape("word + city", (one, all, turn) => ask([pick(all, turn)], { place: cityOf(one) })),
    shape("category + city", (one) => ask([], { place: cityOf(one), category: one.category })),
    shape("words + state + category", (one, all, turn) =>
      ask([pick(all, turn), pick(all, turn + 2)], {
        ...{ place: { kind: "state", state: one.state }, category: one.category },
      }),
    ),
    shape("word + state, events", (one, _, turn) =>
      ask(
        [eventWords[turn % eventWords.length] ?? "", eventWords[(turn * 7 + 3) % eventWords.length] ?? ""],
        {
          ...{ place: { kind: "state", state: one.state }, kind: "event" },
        },
      ),
    ),
    shape("day, events", (_one, _words, turn) =>
      // Every other one names a day and nothing else.
      ask([turn % 2 === 0 ? "" : (eventWords[(turn >> 1) % eventWords.length] ?? "")], {
        ...{ time: dayAfter(1 + (turn >> 1)), kind: "event" },
      }),
    ),
    shape("category near me", (one) => nearMe(one, []), nearBar),
    shape("word near me", (one, all, turn) => nearMe(one, [pick(all, turn)])),
  ];
}

/** What is in a box while somebody types names: one to eight letters. */
export async function drawKeystrokes(db: Db, count: number): Promise<string[]> {
  const drawn = await draw(db, count * 4);
  const typed = drawn.map(({ name }, turn) => name.toLowerCase().slice(0, 1 + (turn % 8)));
  return [...new Set(typed)].slice(0, count);
}

const eventWords =
  "market supper reading workshop concert fair summit parade picnic brunch gala cookout harvest porch sunday indigo golden quiet river delta ember copper velvet".split(
    " ",
  );

function ask(words: readonly string[], parts: Partial<Reading> = {}): Question {
  const wanted = words.filter(Boolean);
  const { place = null, category = null, kind = null, time = null } = parts;
  const reading: Reading = {
    ...{ typed: "", place, kind, category, time, price: null, words: wanted, corrections: [] },
    topic: wordsOf(category ?? ""),
  };
  const where = place ? namePlace(place) : "";
  const typed = [kind ? "events" : "", ...wanted, category ?? "", time?.label ?? "", where];
  return { typed: typed.filter(Boolean).join(" "), reading };
}

function nearMe({ latitude, longitude, category }: Drawn, words: string[]): Question {
  const question = ask(words, { place: { kind: "near-me" }, category: words.length > 0 ? null : category });
  return { ...question, point: { latitude, longitude } };
}

/** The day so many days from now. */
function dayAfter(days: number): ReadTime {
  const day = new Date(Date.now() + days * 86_400_000);
  const label = day.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  const date = day.toISOString().slice(0, 10);
  return { label, from: date, to: date, fromHour: 0 };
}

function namePlace(place: ReadPlace): string {
  if (place.kind === "city") return `in ${place.city}, ${place.state}`;
  return place.kind === "state" ? `in ${place.state}` : "near me";
}

function cityOf({ city, state, latitude, longitude }: Drawn): ReadPlace {
  return { kind: "city", city, state, latitude, longitude };
}

const pick = (words: readonly string[], turn: number) => words[turn % Math.max(1, words.length)] ?? "";

function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? [])];
}

async function draw(db: Db, count: number): Promise<Drawn[]> {
  const { rows } = await sql<Drawn>`
    select b.name, b.description, c.name as category, b.location_city as city, b.location_state as state,
      round(b.latitude::numeric, 2) as latitude, round(b.longitude::numeric, 2) as longitude
    from (select max(position) as last from search.documents) as ranking,
      generate_series(1, last, greatest(1, last / ${count})) as spread
    join search.documents d on d.position = spread
    join businesses b on b.id = d.id
    join categories c on c.id = b.category_id
    where b.description is not null and b.latitude is not null
    order by md5(b.id::text) limit ${count}`.execute(db);
  return rows;
}
