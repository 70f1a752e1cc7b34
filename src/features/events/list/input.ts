import {
  choiceField,
  defineListQuery,
  type Field,
  type Query,
  textField,
} from "#platform/http/lists/list-query.ts";
import { dayOf, isDay, isMonth, monthOf } from "./calendar.ts";

const dayField: Field<string> = {
  fallback: "",
  read: (text = "") => (isDay(text) ? text : ""),
  write: (day) => [day],
  isKnown: isDay,
  unknown: (text) => `“${text}” is no date we know, so here are the events of all days.`,
};

const monthField: Field<string> = {
  fallback: "",
  read: (text = "") => (isMonth(text) ? text : ""),
  write: (month) => [month],
  isKnown: isMonth,
  unknown: (text) => `“${text}” is no month we know, so here is this one.`,
};

const maxNear = 8;
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Slugs of cities around the visitor, found by `/events/near`: the address does not tell where somebody is. */
const nearField: Field<string> = {
  fallback: "",
  read: (text = "") =>
    text
      .split(".")
      .filter((slug) => slugPattern.test(slug))
      .slice(0, maxNear)
      .join("."),
  write: (near) => [near],
  isUncached: true,
};

const tabField = choiceField(["past"], "", {
  unknown: () => "We do not know that tab, so here are the upcoming events.",
});

type MonthParts = { view: "month" | ""; month: string; tab: "past" | ""; date: string };

/** A month that is over has past events only, one to come upcoming ones only. */
function settleMonth<Requested extends MonthParts>(query: Requested): Requested {
  if (query.view === "") return { ...query, month: "" };
  const thisMonth = monthOf(dayOf(new Date()));
  const month = query.month || (query.date ? monthOf(query.date) : thisMonth);
  const tab = month < thisMonth ? "past" : month > thisMonth ? "" : query.tab;
  return { ...query, month, tab, date: monthOf(query.date) === month ? query.date : "" };
}

/** The query parameters of the events. */
export const eventsList = defineListQuery(
  "/events",
  {
    search: textField(100),
    /** A city or a state, as typed. */
    place: textField(80),
    type: textField(100, {}),
    /** Every date of this day counts, in the zone of each event. */
    date: dayField,
    near: nearField,
    tab: tabField,
    view: choiceField(["month"], ""),
    month: monthField,
  },
  { perPage: 24, settle: settleMonth },
);

export type EventsQuery = Query<typeof eventsList>;

/** The events of one city or organizer. */
export const defineEventsOf = (path: string) => defineListQuery(path, { tab: tabField }, { perPage: 24 });
export type EventsOfQuery = Query<ReturnType<typeof defineEventsOf>>;

/** What the page cache reads of those pages; their path is a parameter. */
export const eventsOfKey = defineEventsOf("/events/in").cacheKey;

/** The slugs of `near`. */
export const nearSlugs = (near: string): string[] => (near ? near.split(".") : []);
