/** What cards and rows show of an event, on one of its dates. */
export type EventCardData = {
  /** The id of an event, or `ne-` and that of a community event. */
  id: string;
  name: string;
  /** The beginning of the description. */
  summary: string | null;
  type: string | null;
  /** ISO 8601; null while the date is unknown. */
  startsAt: string | null;
  endsAt: string | null;
  timeZone: string;
  location: string | null;
  isVirtual: boolean;
  organizer: string | null;
  imageUrl: string | null;
  ticketLink: string | null;
  /** How it repeats, in words: `Every Tuesday`. Null if it does not. */
  repeats: string | null;
  isMoved: boolean;
  isCanceled: boolean;
};
