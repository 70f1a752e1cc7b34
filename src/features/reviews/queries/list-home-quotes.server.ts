import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Testimonial, testimonialBounds } from "./list-testimonials.server.ts";

/** How old an account was when it wrote, and how long its review has stood, unless an admin has seen the review. */
const memberForDays = 7;
const standsForDays = 1;
// Only the newest are looked at, so that a quiet week reads no more rows than a busy one.
const maxSeen = 200;
const maxRecent = 2_000;

/** An address, or what an address can be made of: `example.com/menu`. */
const linkShape = String.raw`https?:|www\.|[[:alnum:]]\.[[:alpha:]]{2,}`;

/**
 * Quotes for the home page: like testimonials, but only reviews that an admin has approved or that a known member wrote
 * a while ago, and none with a link. Anybody can post, and this is the first page that everybody sees.
 */
export async function listHomeQuotes(db: Db, { limit }: { limit: number }): Promise<Testimonial[]> {
  const { minRating, minLength, maxLength } = testimonialBounds;
  const { rows } = await sql<Testimonial>`
    with seen as (
      select subject_id as id from decisions
      where kind = 'review' and outcome = 'approved' and undone_at is null
      order by decided_at desc, id desc limit ${maxSeen}
    ), recent as (
      select id, user_id, created_at from reviews
      where status = 'Approved' and created_at < now() - make_interval(days => ${standsForDays})
      order by created_at desc, id desc limit ${maxRecent}
    ), known as (
      select recent.id from recent join users on users.id = recent.user_id
      where users.created_at <= recent.created_at - make_interval(days => ${memberForDays})
        and not exists (
          select from member_bans ban where ban.user_id = users.id and coalesce(ban.ends_at > now(), true)
        )
    )
    select reviews.id, reviews.rating, reviews.comment, reviews.reviewer_name as "reviewerName",
      reviews.created_at as "createdAt", businesses.id as "businessId", businesses.name as "businessName",
      businesses.location_city as city, businesses.image_url as media
    from (select id from seen union select id from known) quotable
    join reviews on reviews.id = quotable.id
    join businesses on businesses.id = reviews.business_id
    where reviews.status = 'Approved' and reviews.rating >= ${minRating}
      and length(reviews.comment) between ${minLength} and ${maxLength} and reviews.comment !~* ${linkShape}
    order by reviews.created_at desc, reviews.id desc
    limit ${limit}`.execute(db);
  return rows;
}
