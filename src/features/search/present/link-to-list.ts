import { writePriceRange } from "#features/store/exports/price-range.ts";
import type { SearchTotal } from "#platform/search/engine.ts";
import { describeAll } from "#ui/format-number.ts";
import type { ParsedPlace, ParsedQuery } from "../parse/parsed-query.ts";
import type { TabValue } from "./tabs.ts";

/** A link to the list of a feature, with the filters that it supports. */
export type ListLink = { to: string; label: string };

type Filters = Record<string, string | null | undefined>;

/** The list with all results of a tab, or the closest to it. Lists search names, so words are dropped beside a category. */
export function linkToList(
  tab: TabValue,
  parsed: ParsedQuery,
  citySlug: string | null,
  total: SearchTotal,
): ListLink {
  const { category, time, place } = parsed;
  const search = parsed.words.join(" ");
  switch (tab) {
    case "businesses":
      return {
        to: urlOf("/directory", { search: category ? null : search, category, ...placeInDirectory(place) }),
        label: search ? "In the directory" : describeAllIn("the directory", total),
      };
    case "events":
      return {
        to: urlOf("/events", {
          search,
          place: placeInWords(place),
          date: time && time.from === time.to ? time.from : null,
        }),
        label: "In the calendar",
      };
    case "artists":
      return { to: urlOf("/artist-directory", { search }), label: "In the artist directory" };
    case "store":
      return {
        to: urlOf("/store", { search, price: parsed.price && writePriceRange(parsed.price) }),
        label: "In the store",
      };
    case "travel":
      if (citySlug) return { to: `/cities/${citySlug}`, label: "On the city page" };
      return { to: "/travel", label: "All of travel" };
    case "entertainment":
      return { to: "/venues", label: "All venues" };
    case "help":
      return { to: "/help", label: "All questions" };
  }
}

/** The unfiltered lists, to link from tabs without results. */
export const wholeLists: Readonly<Record<TabValue, ListLink & { nothing: string }>> = {
  businesses: { to: "/directory", label: "Browse the directory", nothing: "No business" },
  events: { to: "/events", label: "See what is on", nothing: "No event" },
  artists: { to: "/artist-directory", label: "Meet the artists", nothing: "No artist" },
  store: { to: "/store", label: "Look around the store", nothing: "Nothing in the store" },
  travel: { to: "/travel", label: "Plan a trip", nothing: "No guide, tour or stay" },
  entertainment: { to: "/venues", label: "See all venues", nothing: "No venue" },
  help: { to: "/help", label: "Read all questions", nothing: "No help topic" },
};

const describeAllIn = (list: string, { count, isCapped }: SearchTotal) =>
  isCapped ? `All in ${list}` : describeAll(count, `in ${list}`);

function placeInDirectory(place: ParsedPlace | null): Filters {
  if (place?.kind === "state") return { state: place.state };
  return { near: placeInWords(place) };
}

function placeInWords(place: ParsedPlace | null): string | null {
  if (place?.kind === "city") return `${place.city}, ${place.state}`;
  if (place?.kind === "state") return place.state;
  return place?.kind === "zip" ? place.zip : null;
}

function urlOf(path: string, filters: Filters): string {
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
