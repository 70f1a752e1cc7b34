import { familyOf } from "./families.ts";
import { type NamedBusiness, namedBusinesses } from "./named-businesses.ts";
import { drawBusinessName } from "./names.ts";
import { drawPerson } from "./people.ts";
import { locationOf, type Place, placeOf, places } from "./places.ts";
import type { Random } from "./random.ts";
import type { Seeding } from "./seeding.ts";
import { closersOf, kinfolk, openersOf } from "./stories.ts";
import { drawUnique, fill, slugOf } from "./text.ts";
import type { Trade } from "./trade.ts";
import { categories } from "./trades.ts";

/** A listing with the data that reviews and guides need. */
export type Listing = {
  row: BusinessRow;
  category: string;
  trade: Trade;
  place: Place;
  founder: string;
  /** The target totals of its reviews. Zero for a new listing. */
  reviews: { count: number; average: number };
};

export type BusinessRow = {
  id: string;
  name: string;
  description: string;
  category_id: number | null;
  subcategory: string;
  image_url: string | null;
  location: string;
  state: string;
  location_city: string;
  location_state: string;
  location_read_at: string;
  phone: string | null;
  website: string | null;
  founder: string | null;
  email: string | null;
  contact_info: string | null;
  instagram: string | null;
  twitter: string | null;
  facebook: string | null;
  tiktok: string | null;
  featured: boolean;
  verified: boolean;
  owner_id: string | null;
  latitude: number;
  longitude: number;
  created_at: string;
};

/** All listings: first those in the page designs, then generated ones. */
export function buildBusinesses(seeding: Seeding, categoryIds: ReadonlyMap<string, number>): Listing[] {
  const random = seeding.random("businesses");
  const nextId = seeding.ids("businesses");
  const taken = new Set<string>();
  const listings: Listing[] = [];

  const add = (category: string, trade: Trade, place: Place, given?: NamedBusiness) => {
    const person = drawPerson(random);
    const founder = given?.founder ?? person.name;
    const name = given?.name ?? drawUnique(() => drawBusinessName(random, trade, place, person), taken);
    taken.add(slugOf(name));
    const openedDaysAgo = given ? random.between(700, 900) : random.between(3, 900);
    const row: BusinessRow = {
      id: nextId(),
      name,
      description:
        given?.description ?? describe(random, name, category, trade, place, founder, seeding.today),
      category_id: categoryIds.get(category) ?? null,
      subcategory: trade.subcategory,
      image_url: null,
      location: locationOf(place),
      state: place.state,
      location_city: place.city,
      location_state: place.state,
      location_read_at: seeding.daysFromToday(0),
      ...drawContact(random, name, founder, place, given),
      ...drawSocial(random, name, given !== undefined),
      featured: given?.featured ?? false,
      verified: given?.verified ?? random.chance(0.4),
      owner_id: null,
      latitude: jitter(random, place.latitude),
      longitude: jitter(random, place.longitude),
      created_at: seeding.daysFromToday(-openedDaysAgo, random.between(8, 20) * 60 + random.between(0, 59)),
    };
    listings.push({ row, category, trade, place, founder, reviews: given?.reviews ?? drawReviews(random) });
  };

  for (const given of namedBusinesses) add(given.category, tradeOf(given), placeOf(given.location), given);
  for (const [category, { listings: wanted, trades }] of Object.entries(categories)) {
    const there = namedBusinesses.filter((given) => given.category === category).length;
    for (let count = there; count < wanted; count++)
      add(
        category,
        random.weighted(trades, ({ weight }) => weight),
        random.weighted(places, ({ weight }) => weight),
      );
  }
  return listings;
}

function tradeOf({ category, subcategory }: NamedBusiness): Trade {
  const trade = categories[category]?.trades.find((known) => known.subcategory === subcategory);
  if (!trade) throw new Error(`No trade ${subcategory} in ${category}.`);
  return trade;
}

function describe(
  random: Random,
  name: string,
  category: string,
  trade: Trade,
  place: Place,
  founder: string,
  today: Date,
) {
  const family = familyOf(category);
  const years = random.between(2, family === "person" ? 11 : 31);
  const slots = {
    name,
    founder,
    first: founder.split(" ")[0] ?? founder,
    city: place.city,
    state: place.state,
    quarter: place.quarters,
    thing: trade.things,
    kin: kinfolk,
    n: random.pick(["three", "four", "five", "six", "seven", "eight", "nine", "eleven", "twelve"]),
    years: String(years),
    year: String(today.getUTCFullYear() - years),
  };
  const opening = random.pick(openersOf(family));
  const lines = random.some(
    trade.lines,
    random.weighted([1, 2], (count) => (count === 1 ? 3 : 2)),
  );
  const closing = random.chance(0.65) ? [random.pick(closersOf(family))] : [];
  // Sometimes the trade-specific sentences come first.
  const shapes = random.chance(0.2) ? [...lines, opening, ...closing] : [opening, ...lines, ...closing];
  return shapes.map((shape) => fill(random, shape, slots)).join(" ");
}

function drawContact(random: Random, name: string, founder: string, place: Place, given?: NamedBusiness) {
  const host = `${slugOf(name)}.example`;
  const first = slugOf(founder.split(" ")[0] ?? "hello");
  const line = String(random.between(100, 199)).padStart(4, "0");
  const websites = [`https://${host}`, `https://www.${host}`, `http://${host}`, host, `www.${host}`, null];
  return {
    phone: given || random.chance(0.86) ? `(${place.areaCode}) 555-${line}` : null,
    website: given
      ? `https://${host}`
      : random.weighted(websites, (site) => (site === null ? 2 : site.startsWith("https") ? 5 : 1.5)),
    founder: given || random.chance(0.82) ? founder : null,
    email: given || random.chance(0.7) ? `${random.pick(["hello", "shop", "ask", first])}@${host}` : null,
    contact_info:
      given?.contact ??
      (random.chance(0.35)
        ? `${random.pick(["Text works best.", "Call before noon.", "Leave a message; they do call back.", "Bookings by e-mail only.", "Walk-ins before two, appointments after."])}`
        : null),
  };
}

/** Social links in all the formats that people enter. */
function drawSocial(random: Random, name: string, isNamed: boolean) {
  const handle = `${slugOf(name).slice(0, 24)}.example`;
  const one = (share: number) => {
    if (!isNamed && !random.chance(share))
      return random.weighted([null, "", "n/a", "N/A"], (v) => (v === null ? 6 : 1));
    return random.weighted(
      [`@${handle}`, handle, `https://social.example/${slugOf(name)}`, `social.com.example/${slugOf(name)}`],
      (value) => (value.startsWith("@") ? 5 : value === handle ? 3 : 1),
    );
  };
  return { instagram: one(0.7), twitter: one(0.25), facebook: one(0.5), tiktok: one(0.35) };
}

/** Most have a handful of reviews, a few have very many, some are new. */
function drawReviews(random: Random) {
  if (random.chance(0.14)) return { count: 0, average: 0 };
  const count = Math.min(60, Math.ceil(1.1 / (random.next() + 0.02) ** 0.85));
  const average = Math.min(5, 3.5 + 1.5 * Math.sqrt(random.next()));
  return { count, average };
}

/** Within about eight kilometers of the center. */
function jitter(random: Random, degrees: number) {
  return Number((degrees + (random.next() + random.next() - 1) * 0.08).toFixed(5));
}
