import { LRUCache } from "lru-cache";
import { listFeaturedArtists } from "#features/artists/exports/home.server.ts";
import { listLargestCities } from "#features/directory/exports/city.server.ts";
import {
  countBusinessesByCategory,
  listFeaturedBusinesses,
} from "#features/directory/exports/home.server.ts";
import { listSearchHints, listWordsOfDay } from "#features/directory/exports/list-search-hints.server.ts";
import { listComingEvents, type NextEvent } from "#features/events/exports/home.server.ts";
import { listNewestQuotes } from "#features/reviews/exports/home.server.ts";
import { listFirstGuides } from "#features/travel/exports/home.server.ts";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { VisitLog } from "#platform/http/visit.ts";
import type { HubLines } from "../shell/home/hubs.tsx";

const maxCities = 6;

/** Everything on the home page. A failed query is logged and only its section is omitted. */
export async function readHome(db: Db, log: VisitLog) {
  const orNull = <Value>(what: string, query: Promise<Value>) =>
    query.catch((error) => {
      // Everything else would fail too.
      if (isDatabaseAway(error)) throw error;
      log.error({ error }, `home page without ${what}`);
      return null;
    });
  const [counts, featured, hints, words, guides, events, artists, cities, testimonials] = await Promise.all([
    orNull("category counts", countBusinessesByCategory(db)),
    orNull("featured businesses", listFeaturedBusinesses(db)),
    orNull("search hints", listSearchHints(db)),
    orNull("words of the day", listWordsOfDay(db, new Date())),
    orNull("travel guides", listFirstGuides(db)),
    orNull("events", listComingEvents(db)),
    orNull("artists", listFeaturedArtists(db)),
    orNull("cities", listLargestCities(db, { limit: maxCities })),
    orNull("reviews", listNewestQuotes(db)),
  ]);
  const lines: HubLines = {
    travel: (guides ?? []).map(({ id, title, days }) => ({
      to: `/travel-guides/${id}`,
      name: title,
      detail: days === 1 ? "1 day" : `${days} days`,
    })),
    events: (events ?? []).map((event) => ({
      to: `/event/${event.id}`,
      name: event.name,
      detail: dayOf(event),
    })),
    entertainment: (artists ?? []).map(({ artistId, name, city, category }) => ({
      to: `/artist/${artistId}`,
      name,
      detail: city ?? category,
    })),
  };
  return {
    counts,
    featured: featured ?? [],
    hints: hints ?? [],
    words: words ?? [],
    lines,
    cities: cities ?? [],
    testimonials: testimonials ?? [],
  };
}

// Creating a formatter costs more than everything else on this page together.
const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: 100, memoMethod: createFormatter });

/** The start day in the event's time zone. Formatted on the server, so hydration cannot mismatch. */
function dayOf({ startsAt, timeZone }: NextEvent): string {
  return formatters.memo(timeZone ?? "UTC").format(startsAt);
}

function createFormatter(timeZone: string) {
  const day = { month: "short", day: "numeric" } as const;
  try {
    return new Intl.DateTimeFormat("en-US", { ...day, timeZone });
  } catch {
    // An invalid time zone in the data must not break the page.
    return new Intl.DateTimeFormat("en-US", { ...day, timeZone: "UTC" });
  }
}
