import { citySlugOf } from "#features/directory/exports/city-slug.ts";
import { websiteLink } from "#platform/http/request/website-link.ts";
import { type DaySlot, daySlots, guideDays } from "./day-slots.ts";
import { nameGuide, placeGuide } from "./name-guide.ts";
import type { GuideRow, GuideStop } from "./queries/find-guide.server.ts";

export type GuideView = ReturnType<typeof presentGuide>;
export type DayView = GuideView["days"][number];
export type StopView = DayView["stops"][number];

/** A guide for its page: always three days, of which the first is written. */
export function presentGuide(row: GuideRow) {
  const { id, cityName: city_name, state, country, theme: theme_angle, imageUrl: picture } = row;
  return {
    ...{ id, picture, bestTime: row.bestTime, budgetTips: row.budgetTips, proTips: row.proTips },
    title: nameGuide({ theme_angle, city_name }),
    city: placeGuide({ city_name, state, country }),
    place: [city_name, state, country].filter(Boolean).join(", "),
    citySlug: state ? citySlugOf({ city: city_name, state }) : null,
    bestSeason: shortSeason(row.bestTime),
    ...presentText(row.description),
    days: guideDays.map((day) => {
      const stops = row.stops.filter((stop) => stop.day === day);
      return {
        day,
        isWritten: row.hasDay[day],
        stops: numberStops(stops.map((stop) => presentStop(id, stop))),
      };
    }),
  };
}

function presentStop(guideId: string, { day, slot, latitude, longitude, ...stop }: GuideStop) {
  return {
    ...{ slot, time: daySlots[slot].label, name: stop.name, website: websiteLink(stop.website) },
    facts: [stop.type, stop.address].filter(Boolean).join(" · "),
    address: stop.address,
    // A listing has the same cloth everywhere.
    clothId: stop.businessId ?? stopIdOf(guideId, day, slot),
    // The subject for a trip: the listing if there is one.
    subject: stop.businessId
      ? { kind: "business" as const, subjectId: stop.businessId }
      : { kind: "guide" as const, subjectId: stopIdOf(guideId, day, slot) },
    listing: stop.businessId && {
      ...{ id: stop.businessId, rating: stop.rating, reviewCount: stop.reviewCount, picture: stop.picture },
    },
    point: latitude !== null && longitude !== null ? { latitude, longitude } : null,
  };
}

/** Stops with a known place are numbered in order, as on the map. */
function numberStops<Stop extends { point: object | null }>(stops: Stop[]) {
  const placed = stops.filter(({ point }) => point !== null);
  // A single place is not a route.
  return stops.map((stop) => ({
    ...stop,
    number: placed.length > 1 ? placed.indexOf(stop) + 1 || null : null,
  }));
}

const stopIdOf = (guideId: string, day: number, slot: DaySlot) => `${guideId}-${day}-${slot}`;

const maxSeasonLength = 32;

/** The text before the first comma, if it is short: `March to May`. */
function shortSeason(bestTime: string | null): string | null {
  const [season = ""] = bestTime?.split(/[,.;:!?]/) ?? [];
  return season.trim() !== "" && season.length <= maxSeasonLength ? season.trim() : null;
}

const maxLeadLength = 240;

/** A short description is the lead; of a long one, the first sentence. */
function presentText(description: string | null) {
  const text = (description ?? "").replaceAll("\r\n", "\n").trim();
  if (text.length <= maxLeadLength) return { lead: text || null, paragraphs: [], description: text };
  const [sentence = ""] = /^[^\n]*?[.!?](?=\s)/u.exec(text.slice(0, maxLeadLength + 1)) ?? [];
  const rest = text.slice(sentence.length).trim();
  return { lead: sentence || null, paragraphs: rest.split(/\n{2,}/).filter(Boolean), description: text };
}
