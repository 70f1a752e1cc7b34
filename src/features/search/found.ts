import type { BusinessCardData } from "#features/directory/exports/business-card.tsx";
import type { SearchKind } from "./reading/reading.ts";

/** One thing that was found, as every list of results and the suggestions show it. */
export type Found = {
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
export type FoundGroup = {
  kind: SearchKind;
  items: Found[];
  /** The cards of its businesses, in the same order; empty for other kinds. */
  cards: BusinessCardData[];
  total: { count: number; isCapped: boolean };
  /** The words and filters matched nothing together: these match the words or the place alone. */
  isLoose: boolean;
};

/** All groups in the order to show them; kinds without a result are not among them. */
export type SearchAnswer = { groups: FoundGroup[] };
