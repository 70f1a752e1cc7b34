import type { Listing } from "./businesses.ts";
import { type Family, familyOf } from "./families.ts";
import type { Row } from "./insert-rows.ts";
import { drawSignature } from "./people.ts";
import type { Random } from "./random.ts";
import * as words from "./review-words.ts";
import type { Seeding } from "./seeding.ts";
import { fill, type Slots } from "./text.ts";

export type Reviews = { reviews: Row[]; comments: Row[] };

/** Reviews of every listing that match its rating, with replies and a few pending ones. */
export function buildReviews(seeding: Seeding, listings: readonly Listing[]): Reviews {
  const random = seeding.random("reviews");
  const nextId = seeding.ids("reviews");
  const nextCommentId = seeding.ids("review comments");
  const reviews: Row[] = [];
  const comments: Row[] = [];

  const add = (listing: Listing, rating: number, status: string, said: string, daysAgo: number) => {
    const id = nextId();
    const isAnonymous = random.chance(0.12);
    // Rows from before `comment` existed have their text in `review_text`.
    const isOld = status === "Approved" && daysAgo > 600 && random.chance(0.1);
    reviews.push({
      id,
      business_id: listing.row.id,
      user_id: null,
      reviewer_name: isAnonymous ? null : drawSignature(random),
      is_anonymous: isAnonymous,
      rating,
      comment: isOld ? null : said,
      review_text: isOld ? said : null,
      status,
      held_reason: status === "Pending" ? "burst" : null,
      created_at: seeding.daysFromToday(-daysAgo, random.between(420, 1410)),
    });
    return id;
  };

  for (const listing of listings) {
    const slots = slotsOf(listing);
    const family = familyOf(listing.category);
    const said = new Set<string>();
    const age = Math.max(1, daysBetween(listing.row.created_at, seeding.today));
    for (const rating of drawRatings(random, listing.reviews.count, listing.reviews.average)) {
      // Squared, so that more of them are recent.
      const daysAgo = Math.floor(age * random.next() ** 2);
      const id = add(listing, rating, "Approved", drawText(random, rating, family, slots, said), daysAgo);
      for (const reply of drawReplies(random, listing, slots)) {
        const days = -Math.max(0, daysAgo - random.between(0, 6));
        comments.push({
          id: nextCommentId(),
          review_id: id,
          ...reply,
          created_at: seeding.daysFromToday(days, 1425),
        });
      }
    }
    if (random.chance(0.012))
      add(
        listing,
        random.between(4, 5),
        "Pending",
        drawText(random, 5, family, slots, said),
        Math.min(age, random.between(0, 4)),
      );
    if (random.chance(0.008))
      add(
        listing,
        random.between(1, 5),
        "Rejected",
        random.pick(words.refused),
        Math.min(age, random.between(5, 90)),
      );
  }
  return { reviews, comments };
}

function slotsOf({ trade, place, founder }: Listing): Slots {
  return {
    thing: trade.things,
    city: place.city,
    quarter: place.quarters,
    first: founder.split(" ")[0] ?? founder,
  };
}

/** Ratings whose mean is as close to `average` as whole stars allow. */
function drawRatings(random: Random, count: number, average: number): number[] {
  const ratings = Array.from({ length: count }, () => 5);
  let missing = 5 * count - Math.round(average * count);
  while (missing > 0) {
    const index = random.between(0, count - 1);
    const drop = Math.min(
      missing,
      random.weighted([1, 2, 3, 4], (stars) => 9 / stars ** 2),
      (ratings[index] ?? 1) - 1,
    );
    ratings[index] = (ratings[index] ?? 5) - drop;
    missing -= drop;
  }
  return ratings;
}

/** A text that no other review of this business has. */
function drawText(random: Random, rating: number, family: Family, slots: Slots, said: Set<string>): string {
  const pools: Record<number, readonly string[]> = {
    5: random.chance(0.5) ? words.familyPraise[family] : words.praise,
    4: words.approval,
    3: words.doubt,
    2: words.complaint,
    1: words.complaint,
  };
  for (let attempt = 0; ; attempt++) {
    const shapes = random.some(
      pools[rating] ?? [],
      rating === 5 && random.chance(0.3 + attempt / 10) ? 2 : 1,
    );
    if (rating === 5 && random.chance(0.15 + attempt / 10)) shapes.push(random.pick(words.praise));
    if (rating >= 4 && random.chance(0.4 + attempt / 10)) shapes.push(random.pick(words.endings));
    const text = [...new Set(shapes)].map((shape) => fill(random, shape, slots)).join(" ");
    if (!said.has(text) || attempt === 20) {
      said.add(text);
      return text;
    }
  }
}

function drawReplies(random: Random, { founder, row }: Listing, slots: Slots) {
  const replies: Row[] = [];
  if (random.chance(row.verified ? 0.14 : 0.04)) {
    const shape = random.pick(words.ownerReplies);
    replies.push({
      user_id: null,
      // Without an account nobody carries the owner's mark.
      commenter_name: founder,
      comment_text: fill(random, shape, slots),
    });
  }
  if (random.chance(0.05)) {
    const name = random.chance(0.3) ? null : drawSignature(random);
    const shape = random.pick(words.neighborReplies);
    replies.push({ user_id: null, commenter_name: name, comment_text: fill(random, shape, slots) });
  }
  return replies;
}

function daysBetween(moment: string, today: Date) {
  return Math.floor((today.getTime() - Date.parse(moment)) / 86_400_000);
}
