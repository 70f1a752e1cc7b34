/** An event on one of its dates, for cards and rows. */
export type EventCardData = {
  /** The id of an event, or `ne-` and the id of a community event. */
  id: string;
  name: string;
  /** The beginning of the description. */
  summary: string | null;
  type: string | null;
  /** ISO 8601, or null while the date is unknown. */
  startsAt: string | null;
  endsAt: string | null;
  timeZone: string;
  location: string | null;
  isVirtual: boolean;
  organizer: string | null;
  imageUrl: string | null;
  ticketLink: string | null;
  /** The repetition in words, such as `Every Tuesday`, or null. */
  repeats: string | null;
  isMoved: boolean;
  isCanceled: boolean;
};
