import { otherTails, sentences, syllables, type Town, tails, towns } from "./large-words.ts";
import { adjectives, nouns } from "./names.ts";
import { firstNames, surnames } from "./people.ts";
import { createRandom, type Random } from "./random.ts";
import * as words from "./review-words.ts";
import { fill } from "./text.ts";
import { categories } from "./trades.ts";
import { byWeight, zipf } from "./zipf.ts";

export const businessColumns = [
  "id",
  "name",
  "description",
  "category_id",
  "location",
  "location_city",
  "location_state",
  "location_read_at",
  "state",
  "phone",
  "website",
  "founder",
  "instagram",
  "featured",
  "verified",
  "latitude",
  "longitude",
  "created_at",
];
export const reviewColumns = [
  "id",
  "business_id",
  "reviewer_name",
  "is_anonymous",
  "rating",
  "comment",
  "status",
  "created_at",
];

// Characters per chunk: large enough for a low stream overhead, small enough for constant memory.
const chunkLength = 64 * 1024;

/** The id of row number `index`: increasing, and computable without a query. */
export function idOf(kind: "business" | "review", index: number): string {
  const time = (Date.UTC(kind === "business" ? 2020 : 2023, 0, 1) + index).toString(16).padStart(12, "0");
  const a = Math.imul(index + 1, 0x9e3779b1) >>> 0;
  const b = Math.imul(index ^ 0x5bd1e995, 0x85ebca6b) >>> 0;
  const tail = `${a.toString(16).padStart(8, "0")}${b.toString(16).padStart(8, "0")}`;
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail.slice(0, 3)}-${"89ab".charAt(a & 3)}${tail.slice(3, 6)}-${tail.slice(4)}`;
}

/** The rows of `businesses` in COPY text format, in chunks. */
export function* businessRows(
  seed: number,
  count: number,
  categoryIds: ReadonlyMap<string, number>,
  today: Date,
) {
  const random = createRandom(seed, "large businesses");
  const draw = createDraws(categoryIds);
  const readAt = today.toISOString();
  let piece = "";
  for (let index = 0; index < count; index++) {
    const category = draw.category(random.next());
    const town = draw.town(random.next());
    const founder = `${draw.first(random.next())} ${draw.last(random.next())}`;
    const name =
      index % 1_000_000 === 777
        ? `Zanzibar ${draw.tail(category.name, random)}`
        : draw.name(category.name, random);
    const slug = `b${index.toString(36)}`;
    piece += `${idOf("business", index)}\t${name}\t${draw.sentence(random.next())} ${draw.sentence(random.next())}`;
    piece += `\t${category.id}\t${town.city}, ${town.state}\t${town.city}\t${town.state}\t${readAt}\t${town.state}\t(${town.areaCode}) 555-0${random.between(100, 199)}`;
    piece += `\t${random.chance(0.6) ? `https://${slug}.example` : "\\N"}\t${founder}\t${random.chance(0.4) ? `@${slug}.example` : "\\N"}`;
    piece += `\t${index % 100_000 === 5 ? "t" : "f"}\t${random.chance(0.3) ? "t" : "f"}\t${near(random, town.latitude)}\t${near(random, town.longitude)}`;
    piece += `\t${daysBefore(today, random.next() * 1500)}\n`;
    if (piece.length > chunkLength) {
      yield piece;
      piece = "";
    }
  }
  yield piece;
}

/** The rows of `reviews`. A few businesses have very many, most have few or none. */
export function* reviewRows(seed: number, count: number, businesses: number, today: Date) {
  const random = createRandom(seed, "large reviews");
  const texts = buildTexts(random);
  const first = zipf(firstNames, 20);
  const last = zipf(surnames, 10);
  const rating = byWeight([5, 4, 3, 2, 1], (_, rank) => [62, 22, 8, 4, 4][rank] ?? 0);
  let piece = "";
  for (let index = 0; index < count; index++) {
    // The cube skews towards low numbers; the odd factor spreads those over the whole table.
    const popular = Math.floor(businesses * random.next() ** 3);
    const business = (popular * 7_368_787) % businesses;
    const stars = rating(random.next());
    const isAnonymous = random.chance(0.1);
    const status = random.chance(0.985) ? "Approved" : random.chance(0.5) ? "Pending" : "Rejected";
    piece += `${idOf("review", index)}\t${idOf("business", business)}`;
    piece += `\t${isAnonymous ? "\\N" : `${first(random.next())} ${last(random.next())}`}\t${isAnonymous ? "t" : "f"}\t${stars}`;
    piece += `\t${random.pick(texts[stars] ?? [])}\t${status}\t${daysBefore(today, 1000 * random.next() ** 2)}\n`;
    if (piece.length > chunkLength) {
      yield piece;
      piece = "";
    }
  }
  yield piece;
}

function createDraws(categoryIds: ReadonlyMap<string, number>) {
  const known = Object.entries(categories).flatMap(([name, { listings }]) => {
    const id = categoryIds.get(name);
    return id === undefined ? [] : [{ name, id, listings }];
  });
  const tailDraws = new Map(Object.entries(tails).map(([name, list]) => [name, zipf(list, 1.2)]));
  const otherTail = zipf(otherTails, 2);
  const adjective = zipf(adjectives, 12);
  const noun = zipf(nouns, 25);
  const first = zipf(firstNames, 20);
  const last = zipf(surnames, 30);
  const tail = (category: string, random: Random) => (tailDraws.get(category) ?? otherTail)(random.next());
  const coined = (random: Random) => {
    const word = Array.from({ length: random.between(2, 3) }, () => random.pick(syllables)).join("");
    return word.charAt(0).toUpperCase() + word.slice(1);
  };

  const name = (category: string, random: Random) => {
    const end = tail(category, random);
    const shape = random.next();
    if (shape < 0.24) return `${adjective(random.next())} ${noun(random.next())} ${end}`;
    if (shape < 0.42) return `${noun(random.next())} & ${noun(random.next())} ${end}`;
    if (shape < 0.62) return `${last(random.next())}'s ${end}`;
    if (shape < 0.7) return `${first(random.next())}'s ${end}`;
    if (shape < 0.8) return `${coined(random)} ${end}`;
    if (shape < 0.9) return `${noun(random.next())} ${end}`;
    return `The ${adjective(random.next())} ${noun(random.next())}`;
  };
  return {
    category: byWeight(known, ({ listings }) => listings),
    town: byWeight<Town>(towns, ({ weight }) => weight),
    sentence: zipf(sentences, 4),
    first,
    last,
    tail,
    name,
  };
}

/** A few hundred texts per rating. */
function buildTexts(random: Random): Record<number, string[]> {
  const pools = {
    5: words.praise,
    4: words.approval,
    3: words.doubt,
    2: words.complaint,
    1: words.complaint,
  };
  const things = [
    "the work",
    "the service",
    "the hours",
    "the room",
    "the welcome",
    "the prices",
    "the music",
  ];
  const slots = {
    thing: things,
    city: towns.slice(0, 20).map(({ city }) => city),
    quarter: "this part of town",
    first: firstNames,
  };
  return Object.fromEntries(
    Object.entries(pools).map(([stars, pool]) => [
      stars,
      Array.from(
        { length: 150 },
        () => `${fill(random, random.pick(pool), slots)} ${fill(random, random.pick(words.endings), slots)}`,
      ),
    ]),
  );
}

function near(random: Random, degrees: number) {
  return (degrees + (random.next() + random.next() - 1) * 0.15).toFixed(5);
}

function daysBefore(today: Date, days: number) {
  return new Date(today.getTime() - Math.floor(days * 86_400_000)).toISOString();
}
