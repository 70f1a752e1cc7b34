import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { formatShortDay } from "#ui/format-day.ts";
import { formatCount } from "#ui/format-number.ts";
import { listTalkedAbout } from "./queries/list-talked-about.server.ts";
import { listTestimonials, type Testimonial } from "./queries/list-testimonials.server.ts";

const maxQuotes = 3;
const maxTalkedAbout = 4;
const weekMs = 7 * 86_400_000;

export type Opening = Awaited<ReturnType<typeof readOpening>>;
export type Quote = Opening["quotes"][number];
export type TalkedAbout = Opening["talkedAbout"][number];

/** What people said lately and about whom: the top of the reviews page, at most two seconds old. */
export const readOpening = remember((db: Db) => composeOpening(db, new Date()), { freshForMs: 2_000 });

/** The same at a given time. */
export async function composeOpening(db: Db, now: Date) {
  const [testimonials, { week, isWholeMonth, businesses }] = await Promise.all([
    // Several of the newest are often about the same business.
    listTestimonials(db, { limit: 4 * maxQuotes }),
    listTalkedAbout(db, { now, limit: maxTalkedAbout }),
  ]);
  const quoted = onePerBusiness(testimonials).slice(0, maxQuotes);
  const isThisWeek = ({ createdAt }: Testimonial) => now.getTime() - createdAt.getTime() < weekMs;
  return {
    title: quoted.every(isThisWeek) ? "Heard this week" : "Heard lately",
    /** `62 new reviews in seven days` */
    news: describeNews(week),
    quotes: quoted.map(({ createdAt, ...quote }) => ({
      ...quote,
      day:
        now.getTime() - createdAt.getTime() < weekMs ? weekday.format(createdAt) : formatShortDay(createdAt),
    })),
    talkedAbout: businesses.map(({ location, newReviews, ...business }) => ({
      ...business,
      location: location && shortenLocation(location),
      /** `31 new` */
      news: `${formatCount(newReviews)} new`,
      since: isWholeMonth ? "this month" : "lately",
    })),
  };
}

/** The newest of each business. */
function onePerBusiness(testimonials: readonly Testimonial[]): Testimonial[] {
  const seen = new Set<string>();
  return testimonials.filter(({ businessId }) => !seen.has(businessId) && seen.add(businessId));
}

function describeNews({ count, isCapped }: { count: number; isCapped: boolean }): string | null {
  if (count === 0) return null;
  const reviews = count === 1 ? "new review" : "new reviews";
  return `${formatCount(count)}${isCapped ? "+" : ""} ${reviews} in seven days`;
}

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });
