import type { SearchKind } from "#features/search/parse/parsed-query.ts";
import * as words from "./words.ts";

export type Template = {
  name: string;
  things: string;
  /** Used in turn. Half are as short as most people type, half are polite. */
  forms: readonly string[];
  /** How often each thing is used, each time in another form. */
  rounds: number;
  /** Accepted kinds; null for no kind. */
  kinds: readonly (SearchKind | null)[];
  /** Kinds of relevant results. */
  finds: readonly SearchKind[];
};

const placed = [
  "{thing} {place}",
  "can anyone point me to {thing} {place}",
  "{thing} {place}",
  "tryna find {thing} {place}",
  "black-owned {thing} {place}",
  "any decent {thing} {place}?",
  "{thing} {place}",
  "could you suggest {thing} {place}, thank you",
];

export const templates: readonly Template[] = [
  {
    ...{ name: "food", things: words.food, rounds: 2, kinds: [null, "business"], finds: ["business"] },
    forms: [
      "{thing} {place}",
      "craving {thing} {place}",
      "{thing} {place}",
      "who has the tastiest {thing} {place}",
      "{thing}",
      "we're in the mood for {thing} {place}",
      "{thing} {place} pls",
    ],
  },
  {
    ...{ name: "beauty", things: words.beauty, rounds: 2, kinds: [null, "business"], finds: ["business"] },
    forms: placed,
  },
  {
    ...{ name: "trades", things: words.trades, rounds: 1, kinds: [null, "business"], finds: ["business"] },
    forms: placed,
  },
  {
    ...{ name: "goods", things: words.goods, rounds: 2, kinds: [null, "product"], finds: ["product"] },
    forms: [
      "{thing} {price}",
      "somebody selling {thing} {price}",
      "handmade {thing} {price}",
      "{thing} {price} please",
      "hunting for {thing} {price}",
    ],
  },
  {
    ...{ name: "events", things: words.happenings, rounds: 2, kinds: ["event"], finds: ["event"] },
    forms: [
      "{thing} {time}",
      "is anybody hosting {thing} {time}",
      "{thing} {place} {time}",
      "who wants to join {thing} {time}",
      "{time} {thing} {place}",
    ],
  },
  {
    ...{ name: "artists", things: words.performers, rounds: 1, kinds: ["artist"], finds: ["artist"] },
    forms: ["{thing} {place}", "hire {thing} {place}", "{thing}", "hoping to book {thing} {place}"],
  },
  {
    ...{ name: "stays", things: words.stays, rounds: 1, kinds: ["stay"], finds: ["stay"] },
    forms: ["{thing} {place}", "reserve {thing} {place}", "{thing} {place} {price}"],
  },
  {
    ...{ name: "tours", things: words.tours, rounds: 1, kinds: ["tour"], finds: ["tour"] },
    forms: ["{thing} {place}", "sign us up for {thing} {place}", "{thing}"],
  },
  {
    ...{ name: "venues", things: words.venues, rounds: 1, kinds: ["venue"], finds: ["venue"] },
    forms: ["{thing} {place}", "rent {thing} {place}", "{thing}"],
  },
  {
    ...{ name: "help", things: words.questions, rounds: 1, kinds: ["help"], finds: ["help"] },
    forms: ["{thing}"],
  },
  {
    ...{ name: "days", things: "=> ", rounds: 9, kinds: ["event"], finds: ["event"] },
    forms: ["what's poppin {time}", "anything fun {place} {time}", "plans {time}"],
  },
];
/** Words of the forms that may remain in the parsed query. */
export const allowedWords = ["handmade", "rent", "hire", "fun"];
