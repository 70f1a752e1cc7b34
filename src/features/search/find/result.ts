import type { BusinessCardData } from "#features/directory/exports/business-card.tsx";
import type { SearchKind } from "../parse/parsed-query.ts";

/** One thing that was found, as every list of results and the suggestions show it. */
export type Result = {
  kind: SearchKind;
  id: string;
  title: string;
  /** What it is and where, such as `Market · Savannah, GA`. */
  detail: string;
  /** One or two sentences; empty if there are none. */
  summary: string;
  /** The address of its page. */
  href: string;
  /** A picture of ours; without one the cover is woven from the id. */
  pictureUrl: string | null;
  /** The price, ready to be shown. */
  price: string | null;
  rating: { average: number; reviews: number } | null;
  /** The next date of an event, in its own place. */
  startsAt: { date: string; time: string | null } | null;
};

/** The first results of one kind, best first. */
export type ResultGroup = {
  kind: SearchKind;
  items: Result[];
  /** The cards of its businesses, in the same order; empty for other kinds. */
  cards: BusinessCardData[];
  total: { count: number; isCapped: boolean };
  /** The words and filters matched nothing together: these match the words or the place alone. */
  isPartial: boolean;
};

/** All groups in the order to show them; kinds without a result are not among them. */
export type SearchAnswer = { groups: ResultGroup[] };
