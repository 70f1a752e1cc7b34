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

/** Slugs of cities near the visitor, from `/events/near`: the URL does not reveal their position. */
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

/** A past month has only past events, a future one only upcoming events. */
function settleMonth<Requested extends MonthParts>(query: Requested): Requested {
  if (query.view === "") return { ...query, month: "" };
  const thisMonth = monthOf(dayOf(new Date()));
  const month = query.month || (query.date ? monthOf(query.date) : thisMonth);
  const tab = month < thisMonth ? "past" : month > thisMonth ? "" : query.tab;
  return { ...query, month, tab, date: monthOf(query.date) === month ? query.date : "" };
}

/** The query parameters of the event list. */
export const eventsList = defineListQuery(
  "/events",
  {
    search: textField(100),
    /** A city or a state, as typed. */
    place: textField(80),
    type: textField(100, {}),
    /** Includes every date on this day, in the event's own time zone. */
    date: dayField,
    near: nearField,
    tab: tabField,
    view: choiceField(["month"], ""),
    month: monthField,
  },
  { perPage: 24, settle: settleMonth },
);

export type EventsQuery = Query<typeof eventsList>;

/** The query of the events of one city or organizer. */
export const defineEventsOf = (path: string) => defineListQuery(path, { tab: tabField }, { perPage: 24 });
export type EventsOfQuery = Query<ReturnType<typeof defineEventsOf>>;

/** The part of the query in the page cache key of those pages; their path is a parameter. */
export const eventsOfKey = defineEventsOf("/events/in").cacheKey;

/** The slugs of `near`. */
export const nearSlugs = (near: string): string[] => (near ? near.split(".") : []);
