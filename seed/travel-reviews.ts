import type { Client } from "pg";
import { insertRows } from "./insert-rows.ts";
import type { Seeding } from "./seeding.ts";

const openings = [
  "We came as strangers and left with a recipe.",
  "They waited for my grandmother at every corner.",
  "I had walked this street for years and never looked up.",
  "The children asked everything, and everything was answered.",
  "Nobody hurried us, not even when the rain came.",
  "I came alone and never felt it.",
  "Somebody had thought of water, shade and a chair.",
  "My father told stories on the way home that I had never heard.",
  "They knew our names before we had said them.",
  "It began late and ended later, and nobody minded.",
];
const endings = [
  "Wear good shoes.",
  "Ask about the mural behind the school.",
  "Come hungry.",
  "We have booked it again for the reunion.",
  "The price is fair, and you see where it goes.",
  "Bring a sweater in the evening.",
  "The parking takes patience.",
  "I would have liked ten more minutes at the end.",
];

/** Reviews of the first listings of each kind: most have enough for a score, some don't yet. */
const reviewCounts = [9, 7, 3, 12, 6, 5, 1, 8, 4, 11, 5, 7];

const subjects = [
  { column: "tour_id", from: "select id from cultural_tours order by tour_name, id limit $1" },
  { column: "guide_id", from: "select id from travel_guides order by city_name, id limit $1" },
  { column: "booking_id", from: "select id from booking_platform order by name, id limit $1" },
];

/** Reviews of tours, guides and booking options, by deleted accounts. */
export async function insertTravelReviews(client: Client, seeding: Seeding): Promise<void> {
  const random = seeding.random("travel reviews");
  const nextId = seeding.ids("travel reviews");
  for (const { column, from } of subjects) {
    const { rows } = await client.query<{ id: string }>(from, [reviewCounts.length]);
    const reviews = rows.flatMap(({ id }, index) =>
      Array.from({ length: reviewCounts[index] ?? 0 }, () => ({
        id: nextId(),
        [column]: id,
        is_anonymous: true,
        rating: random.weighted([5, 4, 3, 2], (stars) => stars ** 2),
        welcome: random.weighted([5, 4, 3, 2], (stars) => stars ** 3),
        comment: `${random.pick(openings)} ${random.pick(endings)}`,
        status: "Approved",
        created_at: seeding.daysFromToday(-random.between(1, 80), random.between(480, 1300)),
      })),
    );
    await insertRows(client, "travel_reviews", reviews);
  }
}
