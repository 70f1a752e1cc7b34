import type { Row } from "./insert-rows.ts";
import { drawPerson } from "./people.ts";
import { places } from "./places.ts";
import type { Random } from "./random.ts";
import type { Seeding } from "./seeding.ts";
import { drawUnique, fill, slugOf } from "./text.ts";

const types: readonly [type: string, weight: number][] = [
  ["Singer", 12],
  ["Musician", 10],
  ["Rapper", 10],
  ["Producer", 6],
  ["Rapper/Producer", 4],
  ["Duo", 4],
  ["Singer-Songwriter", 5],
  ["DJ", 3],
  ["Band", 4],
  ["Composer", 2],
];
const genres = [
  "Soul",
  "Gospel",
  "Jazz",
  "Hip-Hop",
  "R&B",
  "Blues",
  "Afrobeats",
  "House",
  "Zydeco",
  "Funk",
  "Reggae",
  "Country",
  "Go-go",
  "Classical",
];
const stageNames = [
  "{first} Rivers",
  "Sister {first}",
  "{first} Nightjar",
  "{first} & the Lamplighters",
  "King {first}",
  "{first} Okra",
  "Velvet {first}",
  "{first} Seven",
  "The {first} Experience",
  "Mister {first}",
  "{first} Calico",
  "Brother {first}",
  "{first} Avenue",
  "Little {first}",
];
const duos = ["{first} & {second}", "{first} x {second}", "The Brothers {first}"];
const albums = [
  "Front Porch, Side B",
  "Letters from the 14 Bus",
  "Salt in the Sugar",
  "After Service",
  "Nobody's Cousin",
  "Blue Kitchen",
  "Tin Roof Love",
  "Third Verse",
  "Bread & Bass",
  "Half Past Sunday",
  "Saturday Shoes",
  "Slow Elevator",
  "Magnolia Static",
  "Dinner Without You",
  "Homecoming King",
  "Low Water",
  "Hot Comb Blues",
  "Parade Route",
  "Seven Streetlights",
  "Collect Call",
];
const labels = [
  "Tenth Ward Records",
  "Juniper Sides",
  "Hollow Drum",
  "Lantern Recordings",
  "Self-released",
  "Palm & Plectrum",
  "Night Bus Music",
];
const stories = [
  "A voice raised in church and finished in the club.",
  "Plays as if the rent were due, and sings as if it were paid.",
  "Came up through the school band in {city} and still rehearses in its basement.",
  "Makes {genre} for people washing dishes, which is most people.",
  "Known for long codas and short speeches.",
  "Writes about {city} with the names changed and the addresses kept.",
  "Tours in one van with one rule: everybody eats together.",
  "Learned harmony from the radio and timing from the bus.",
  "Keeps the drums live and the lyrics plain.",
  "Opened for everyone, then stopped opening.",
];

export function buildMusicians(seeding: Seeding): { artists: Row[]; legacy: Row[] } {
  const random = seeding.random("musicians");
  const nextId = seeding.ids("music artists");
  const nextLegacyId = seeding.ids("black musicians");
  const taken = new Set<string>();
  const artists = Array.from({ length: 50 }, () => {
    const { slug, ...entry } = drawEntry(random, taken);
    return {
      id: nextId(),
      ...entry,
      record_label: random.chance(0.7) ? random.pick(labels) : null,
      year_started: random.chance(0.85) ? seeding.today.getUTCFullYear() - random.between(1, 38) : null,
      social_media: drawSocial(random, slug),
    };
  });
  const legacy = Array.from({ length: 30 }, (_, index) => {
    const { slug: _slug, ...entry } = drawEntry(random, taken);
    // Entries of the older list often lack a type and are shown as Musician.
    return { id: nextLegacyId(), ...entry, type: index % 3 === 0 ? null : entry.type };
  });
  return { artists, legacy };
}

function drawEntry(random: Random, taken: Set<string>) {
  const [type] = random.weighted(types, ([, weight]) => weight);
  const person = drawPerson(random);
  const place = random.weighted(places, ({ weight }) => weight);
  const genre = type.startsWith("Rapper") ? "Hip-Hop" : random.pick(genres);
  const isOwnName = type !== "Duo" && random.chance(0.45);
  const artistName = drawUnique(() => {
    if (isOwnName) return drawPerson(random).name;
    const shape = random.pick(type === "Duo" ? duos : stageNames);
    return fill(random, shape, {
      first: random.chance(0.5) ? person.first : drawPerson(random).first,
      second: drawPerson(random).first,
    });
  }, taken);
  return {
    slug: slugOf(artistName),
    artist_name: artistName,
    real_name: isOwnName || random.chance(0.3) ? null : person.name,
    type,
    city: place.city,
    state: place.state,
    genre,
    description: random
      .some(stories, 2)
      .map((shape) => fill(random, shape, { city: place.city, genre: genre.toLowerCase() }))
      .join(" "),
    notable_work: random.chance(0.9) ? random.pick(albums) : null,
  };
}

function drawSocial(random: Random, slug: string) {
  const all = {
    instagram: `https://social.example/${slug}`,
    youtube: `https://video.example/${slug}`,
    twitter: `https://posts.example/${slug}`,
    spotify: `https://music.example/${slug}`,
  };
  return Object.fromEntries(random.some(Object.entries(all), random.between(0, 3)));
}
