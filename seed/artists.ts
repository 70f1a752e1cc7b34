import { type Discipline, disciplines, namedArtists } from "./artist-words.ts";
import type { Row } from "./insert-rows.ts";
import { drawPerson } from "./people.ts";
import { type Place, placeOf, places } from "./places.ts";
import type { Random } from "./random.ts";
import type { Seeding } from "./seeding.ts";
import { drawUnique, fill, slugOf } from "./text.ts";

const wanted = 300;

/** The artist directory. The votes are inserted to match `community_votes`. */
export function buildArtists(seeding: Seeding): Row[] {
  const random = seeding.random("artists");
  const nextId = seeding.ids("artists");
  const taken = new Set<string>();
  const artists: Row[] = [];

  for (const given of namedArtists) {
    taken.add(slugOf(given.name));
    const discipline = disciplines.find(({ craft }) => craft === given.craft);
    if (!discipline) throw new Error(`No discipline ${given.craft}.`);
    const artist = drawArtist(
      seeding,
      random,
      nextId(),
      given.name,
      discipline,
      placeOf(given.location),
      given.status,
    );
    const bio = `${given.line} ${artist.bio}`;
    artists.push({ ...artist, tagline: given.tagline, bio, verified: "yes", community_votes: given.votes });
  }
  while (artists.length < wanted) {
    const discipline = random.weighted(disciplines, ({ weight }) => weight);
    const name = drawUnique(() => drawArtistName(random, discipline), taken);
    const status = statusOf(artists.length);
    const artist = drawArtist(
      seeding,
      random,
      nextId(),
      name,
      discipline,
      random.weighted(places, (p) => p.weight),
      status,
    );
    const isPublic = status !== "pending" && status !== "rejected";
    const votes = Math.floor(90 * random.next() ** 3) + (status === "featured" ? 25 : 0);
    artists.push({ ...artist, community_votes: isPublic ? votes : 0 });
  }
  return artists;
}

/** Of thirty: three pending, one rejected, two featured, three rising. */
function statusOf(index: number) {
  return (
    [
      "pending",
      "featured",
      "rising",
      "approved",
      "rejected",
      "rising",
      "pending",
      "featured",
      "rising",
      "pending",
    ][index % 30] ?? "approved"
  );
}

function drawArtistName(random: Random, { stageNames }: Discipline) {
  const { first, name } = drawPerson(random);
  return stageNames && random.chance(0.4) ? fill(random, random.pick(stageNames), { first }) : name;
}

function drawArtist(
  seeding: Seeding,
  random: Random,
  id: string,
  name: string,
  discipline: Discipline,
  place: Place,
  status: string,
) {
  const slug = slugOf(name);
  const isNew = status === "pending";
  const slots = {
    city: place.city,
    quarter: place.quarters,
    craft: discipline.craft,
    thing: discipline.things,
  };
  const link = (path: string) => `https://${slug}.example${path}`;
  const maybe = (share: number, value: string) => (!isNew && random.chance(share) ? value : null);
  const artist = {
    artist_id: id,
    name,
    category: discipline.category,
    location_city: place.city,
    location_state: place.state,
    tagline: isNew || random.chance(0.95) ? fill(random, random.pick(discipline.taglines), slots) : null,
    bio: random
      .some(discipline.bios, 2)
      .concat(random.pick(sharedBios))
      .map((shape) => fill(random, shape, slots))
      .join(" "),
    email: `${random.pick(["hello", "studio", "bookings"])}@${slug}.example`,
    phone: maybe(0.4, `(${place.areaCode}) 555-0${random.between(100, 199)}`),
    portfolio_url: random
      .some(["/work", "/shows", "/press", "/shop", "/film"], random.between(1, 3))
      .map(link)
      .join(", "),
    support_link: maybe(0.35, `https://support.example/${slug}`),
    services_offered: maybe(0.7, random.some(discipline.services, random.between(2, 4)).join(", ")),
    instagram: maybe(0.6, random.pick([`@${slug}.example`, `https://social.example/${slug}`])),
    twitter: maybe(0.2, `@${slug}.example`),
    youtube: maybe(0.25, `https://video.example/${slug}`),
    linkedin: maybe(0.15, `https://work.example/${slug}`),
    status,
    verified: !isNew && status !== "rejected" && random.chance(0.35) ? "yes" : "no",
    spotlight_eligible:
      status === "featured" || (status === "approved" && random.chance(0.06)) ? "yes" : "no",
    profile_views: isNew ? 0 : Math.floor(1800 * random.next() ** 3),
    connection_requests: isNew ? 0 : Math.floor(12 * random.next() ** 2),
    created_at: seeding.daysFromToday(isNew ? -random.between(0, 12) : -random.between(20, 800)),
  };
  // Artists who can be in the spotlight need a tagline.
  const canSpeak = artist.spotlight_eligible === "yes" || status === "rising";
  return { ...artist, tagline: artist.tagline ?? (canSpeak ? (discipline.taglines.at(-1) ?? null) : null) };
}

const sharedBios = [
  "Born and raised in {city}, and still on the same block.",
  "Teaches on Saturdays at the library in {quarter}.",
  "Self-taught, then church-taught, then school-taught, in that order.",
  "Works from a room above a shoe repair in {quarter}.",
  "Available for commissions that come with a good story.",
  "Has shown in eleven states and one laundromat.",
  "Came to {city} for a weekend nine years ago.",
  "Currently at work on something about rivers.",
  "Answers every letter, slowly.",
];
