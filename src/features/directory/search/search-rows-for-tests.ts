import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";

const split = (words: string) => words.trim().split(/\s+/);
const adjectives = split(
  "Amber Blue Brass Calm Copper Golden Honest Indigo Lucky Mellow Quiet Royal Silver Velvet Wild Young Zesty",
);
const nouns = split(
  "Acacia Almond Anchor Baobab Basil Bayou Cedar Clay Coral Cotton Cowrie Creek Crown Dahlia Delta Ember Fern Fig Garden Ginger Harbor Hearth Indigo Ivy Juniper Kola Lantern Laurel Lotus Mango Maple Moon Moss Oak Okra Olive Pearl Pine Plum Quilt Raven River Saffron Sage Salt Stone Tide Vine Willow Wren Zinnia",
);
const trades = split(
  "Hair Kitchen Braids Bakery Books Studio Records Catering Coffee Grill Soap Yoga Legal Roofing Farms Tea Comedy Media",
);
const people = split(
  "Freeman Baptiste Walker Reed Mensah Diallo Carver Bell Hayes Cissé Traoré Dubois Ndiaye Achebe Okafor",
);
const edgeCases = [
  "100% Cotton",
  "O_Brien & Co",
  "Back\\Slash Prints",
  "Zq",
  "É",
  "日本語 Tea",
  "St. J",
  "The  Double  Space",
  "'Quoted'",
  "Ωmega Ǆ",
  "aa aaa aaaa",
];
const states = split("Georgia Texas Florida Ohio Maine Nevada Utah Iowa Oregon Alaska Kansas Idaho");
const day = 86_400_000;
const newYear = Date.UTC(2026, 0, 1);

/** A seeded random number generator (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Fills an empty database with businesses and ratings, bypassing triggers. Needs the owner role. */
export async function copyBusinesses(ownerUrl: string, businesses: number, seed = 7): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    await copy(
      client,
      "businesses (id, name, category_id, location, location_city, location_state, featured, verified, latitude, longitude, created_at)",
      () => businessRows(businesses, randomFrom(seed)),
    );
    await copy(client, "business_stats (business_id, review_count, rating_sum, star_counts)", () =>
      statRows(businesses, randomFrom(seed + 1)),
    );
    await client.query("analyze businesses, business_stats");
  } finally {
    await client.end();
  }
}

async function copy(client: Client, target: string, rows: () => Generator<string>) {
  await pipeline(Readable.from(inChunks(rows())), client.query(copyFrom(`copy ${target} from stdin`)));
}

/** One write per row would be slow. */
function* inChunks(lines: Generator<string>) {
  let chunk = "";
  for (const line of lines) {
    chunk += line;
    if (chunk.length < 60_000) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}

function* businessRows(count: number, random: () => number) {
  for (let number = 0; number < count; number++) {
    const hasPlace = random() > 0.02;
    const line = [
      idOf(number),
      drawName(random).replaceAll("\\", "\\\\"),
      random() < 0.03 ? "\\N" : String(1 + skewed(random, 24)),
      random() < 0.02
        ? "\\N\t\\N\t\\N"
        : located(`City ${skewed(random, 40)}`, states[skewed(random, states.length)]),
      random() < 0.0005,
      random() < 0.4,
      hasPlace ? (26 + random() * 22).toFixed(5) : "\\N",
      hasPlace ? (-122 + random() * 50).toFixed(5) : "\\N",
      // Many share a timestamp, as after an import.
      new Date(newYear - skewed(random, 900) * day).toISOString(),
    ];
    yield `${line.join("\t")}\n`;
  }
}

const located = (city: string, state = "") => `${city}, ${state}\t${city}\t${state}`;

function* statRows(count: number, random: () => number) {
  for (let number = 0; number < count; number++) {
    const reviews = skewed(random, 40);
    const stars = Math.min(5 * reviews, Math.max(reviews, Math.round(reviews * (3 + 2 * random()))));
    yield `${idOf(number)}\t${reviews}\t${stars}\t{${spread(reviews, stars)}}\n`;
  }
}

/** Distributes a sum of stars over the ratings 1 to 5: mostly fives, the rest ones and one in between. */
function spread(reviews: number, stars: number): number[] {
  const counts = [0, 0, 0, 0, Math.floor((stars - reviews) / 4)];
  const between = (stars - reviews) % 4;
  if (between > 0) counts[between] = 1;
  counts[0] = reviews - counts.reduce((sum, count) => sum + count, 0);
  return counts;
}

function idOf(number: number): string {
  return `019b0000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
}

function drawName(random: () => number): string {
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? "";
  const common = (words: readonly string[]) => words[skewed(random, words.length)] ?? "";
  const shape = random();
  if (shape < 0.25) return `${common(adjectives)} ${pick(nouns)} ${common(trades)}`;
  if (shape < 0.5) return `${pick(nouns)} & ${pick(nouns)} ${common(trades)}`;
  if (shape < 0.65) return `${common(people)}'s ${common(trades)}`;
  if (shape < 0.8) return `House of ${common(people)}`;
  if (shape < 0.95) return `The ${pick(adjectives)} ${pick(nouns)}`;
  if (shape < 0.985) return `${pick(nouns).toUpperCase()} ${Math.floor(random() * 1000)}`;
  return pick(edgeCases);
}

/** Skewed toward small numbers. */
function skewed(random: () => number, below: number): number {
  return Math.floor(random() ** 3 * below);
}
