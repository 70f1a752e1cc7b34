import type { Db } from "#platform/db/open-database.server.ts";
import type { EventCardData } from "../components/event-card-data.ts";
import { presentEvent } from "../list/present-event.server.ts";
import { listDates } from "../list/queries/list-dates.server.ts";
import type { EventPageRow } from "./queries/find-event-page.server.ts";

export type RelatedEvents = {
  byOrganizer: EventCardData[];
  alike: EventCardData[];
  /** True if they are in the same city, false if they are of the same type. */
  isSamePlace: boolean;
};
type Of = Pick<EventPageRow, "id" | "name" | "organizerSlug" | "placeSlug" | "type">;

const maxShown = 3;
/** More than are shown, because duplicates and events already on the page are left out. */
const maxRead = 10;

/** The next events of the same organizer, and of the same city or else the same type. */
export async function readRelated(db: Db, of: Of, now: Date): Promise<RelatedEvents> {
  const { organizerSlug, placeSlug, type } = of;
  const requested = { tab: "upcoming" as const, limit: maxRead, now };
  const [ofOrganizer, inPlace] = await Promise.all([
    organizerSlug ? listDates(db, { ...requested, filters: { organizerSlug } }) : [],
    placeSlug ? listDates(db, { ...requested, filters: {}, placeSlugs: [placeSlug] }) : [],
  ]);
  const byOrganizer = chooseOthers(ofOrganizer.map(presentEvent), of);
  const near = chooseOthers(inPlace.map(presentEvent), of, byOrganizer);
  if (near.length > 0 || !type) return { byOrganizer, alike: near, isSamePlace: true };
  const ofType = await listDates(db, { ...requested, filters: { type } });
  return { byOrganizer, alike: chooseOthers(ofType.map(presentEvent), of, byOrganizer), isSamePlace: false };
}

/** Leaves out the event itself, also when it is listed twice, and everything already on the page. */
function chooseOthers(
  found: readonly EventCardData[],
  { id, name }: Of,
  shown: readonly EventCardData[] = [],
): EventCardData[] {
  const shownIds = new Set([id, ...shown.map((event) => event.id)]);
  const ownName = name.trim().toLowerCase();
  return found
    .filter((event) => !shownIds.has(event.id) && event.name.trim().toLowerCase() !== ownName)
    .slice(0, maxShown);
}
