import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SocialCard } from "#ui/social-card/draw-social-card.ts";
import { findEventPage } from "../event/queries/find-event-page.server.ts";
import { formatEventTime } from "../format-event-time.ts";

/** The link preview image of an event, or null if there is no such event. */
export async function findEventCard(db: Db, id: string): Promise<Omit<SocialCard, "siteName"> | null> {
  const event = isUuid(id) ? await findEventPage(db, { id: id.toLowerCase(), now: new Date() }) : undefined;
  if (!event) return null;
  const { name, city, state, isVirtual, startsAt, timeZone, canceledAt } = event;
  const when = formatEventTime(startsAt, timeZone);
  const where = isVirtual ? "Virtual Event" : city && state ? `${city}, ${state}` : event.location;
  return {
    title: name,
    fallbackTitle: "An event",
    above: canceledAt ? `Canceled · ${when}` : when,
    below: where ?? undefined,
    cloth: { id: event.id, palette: "clay" },
  };
}
