import type { BusinessCardData } from "#features/directory/exports/business-card.tsx";
import type { SearchTotal } from "#platform/search/engine.ts";
import type { SearchKind } from "../parse/parsed-query.ts";

/** One result, as shown in lists and suggestions. */
export type Result = {
  kind: SearchKind;
  id: string;
  title: string;
  /** Type and location, such as `Market · Savannah, GA`. */
  detail: string;
  /** One or two sentences, or empty. */
  summary: string;
  href: string;
  /** A picture on this site. Without one, the cover is generated from the id. */
  pictureUrl: string | null;
  /** Formatted. */
  price: string | null;
  rating: { average: number; reviews: number } | null;
  /** The next date of an event, in its local time. */
  startsAt: { date: string; time: string | null } | null;
};

/** The first results of one kind, best first. */
export type ResultGroup = {
  kind: SearchKind;
  items: Result[];
  /** Cards of businesses, in the same order as `items`. Empty for other kinds. */
  cards: BusinessCardData[];
  total: SearchTotal;
  /** Nothing matched the whole query, so these match only part of it. */
  isPartial: boolean;
};
