import { formatEventTime } from "../format-event-time.ts";
import type { LikelyDuplicate } from "./queries/list-likely-duplicates.server.ts";

export type ShownDuplicate = ReturnType<typeof presentDuplicate>;

/** A likely duplicate for the sender of an event. Other people's events stay private until they are listed. */
export function presentDuplicate(found: LikelyDuplicate) {
  const { id, name, startsAt, timeZone, location, isListed, isOwn } = found;
  if (!isListed && !isOwn)
    return { id, href: null, words: "Somebody has sent an event like this one. We are reading it." };
  const words = [name, formatEventTime(startsAt, timeZone), location].filter(Boolean).join(", ");
  if (!isListed) return { id, href: `/account/events/${id}`, words: `${words}. You sent it, and it waits.` };
  return { id, href: id.startsWith("ne-") ? null : `/event/${id}`, words };
}
