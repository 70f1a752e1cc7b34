import type { Listing } from "./businesses.ts";
import type { Row } from "./insert-rows.ts";
import { drawPerson } from "./people.ts";
import type { Seeding } from "./seeding.ts";
import { drawUnique, fill, slugOf } from "./text.ts";

const bios = [
  "New in {city} and looking for a choir.",
  "I bake, I budget, I answer the phone.",
  "Third-generation tailor, first-generation podcaster.",
  "Teacher by day, seamstress by night, auntie at all times.",
  "Building a seed library in {quarter}. Come and swap.",
  "I run a small shop and buy from other small shops.",
  "Here for the book lists and the barbecue opinions.",
  "Retired from the railway, not from talking.",
  "Learning to code at fifty-four. It is going fine.",
  "Mother of three, founder of two.",
  "Photographer. I will take your headshot for a sandwich.",
  "I read contracts for a living; ask me before you sign.",
  "Just moved back home. What did I miss?",
  "Beekeeper on a roof in {city}.",
  "Collector of church fans.",
];

export function buildMembers(seeding: Seeding, listings: readonly Listing[]): Row[] {
  const random = seeding.random("members");
  const nextId = seeding.ids("members");
  const taken = new Set<string>();
  return Array.from({ length: 80 }, () => {
    const name = drawUnique(() => drawPerson(random).name, taken);
    const slug = slugOf(name);
    const { place, row } = random.pick(listings);
    const links = random.some(
      [`https://${slug}.example`, `https://social.example/${slug}`, `${slug}.example/shop`],
      random.between(0, 3),
    );
    return {
      id: nextId(),
      name,
      email: `${slug}@mail.example`,
      business: random.chance(0.5) ? row.name : null,
      links: links.length > 0 ? links : null,
      bio: random.chance(0.75)
        ? fill(random, random.pick(bios), { city: place.city, quarter: place.quarters })
        : null,
      created_at: seeding.daysFromToday(-random.between(0, 400)),
    };
  });
}
