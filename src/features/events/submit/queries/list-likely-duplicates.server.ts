import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { stateCodes } from "#platform/geo/us-states.ts";
import type { EventInput } from "../input.ts";

/** An event that may be the same. */
export type LikelyDuplicate = {
  /** The id on pages: the id of an event, or `ne-` and the id of a community event. */
  id: string;
  name: string;
  startsAt: Date;
  timeZone: string;
  location: string | null;
  /** On the calendar; false if it is pending. */
  isListed: boolean;
  /** Submitted by the same person. */
  isOwn: boolean;
};

type Input = Pick<EventInput["fields"], "name" | "start_datetime" | "location" | "is_virtual"> & {
  personId: string;
};

const maxShown = 5;
/** The maximum number of candidates: a popular hour of a big city has fewer. */
const maxCompared = 500;
const similarEnough = 0.4;

/**
 * Listed and pending events with the same name within two days, or with a similar name in the same hour and place.
 * Compares folded names, among the candidates that indexes on names and on places and hours return.
 */
export async function listLikelyDuplicates(db: Db, input: Input): Promise<LikelyDuplicate[]> {
  const { name, start_datetime: start, location, is_virtual: isVirtual, personId } = input;
  const folded = sql`fold_search_text(${name})`;
  const around = (distance: string) =>
    sql`between ${start}::timestamptz - ${distance}::interval and ${start}::timestamptz + ${distance}::interval`;
  const place = isVirtual ? null : placeSlugOf(location);
  const inPlace = place === null ? sql`date.place_slug is null` : sql`date.place_slug = ${place}`;
  const listed = sql`listing.id, listing.name, fold_search_text(listing.name) as folded, date.starts_at,
    listing.time_zone, listing.location, listing.is_virtual, true as is_listed, listing.event_id`;
  const { rows } = await sql<LikelyDuplicate>`
    with candidate as (
      (select ${listed} from event_listings listing
      join event_dates date on date.listing_id = listing.id
      where date.same_name = any (array[lower(btrim(${name})), ${folded}]) and not date.is_canceled
        and date.starts_at ${around("2 days")}
      limit ${maxCompared})
      union all
      (select ${listed} from event_dates date join event_listings listing on listing.id = date.listing_id
      where not date.is_canceled and ${inPlace} and date.starts_at ${around("59 minutes")}
      limit ${maxCompared})
      union all
      (select waiting.id::text, waiting.name, fold_search_text(waiting.name), waiting.start_datetime,
        coalesce(waiting.time_zone, 'UTC'), waiting.location, waiting.is_virtual, false, waiting.id
      from events waiting
      where waiting.approval_status = 'pending' and waiting.start_datetime ${around("2 days")}
      limit ${maxCompared})
    )
    select distinct on (candidate.is_listed, candidate.id) candidate.id, candidate.name,
      candidate.starts_at as "startsAt", candidate.time_zone as "timeZone", candidate.location,
      candidate.is_listed as "isListed", coalesce(events.submitted_by = ${personId}, false) as "isOwn"
    from candidate left join events on events.id = candidate.event_id
    where candidate.folded = ${folded} or (
      candidate.starts_at ${around("59 minutes")} and candidate.is_virtual = ${isVirtual}
      and (candidate.is_virtual
        or fold_search_text(candidate.location) is not distinct from fold_search_text(${location}))
      and similarity(candidate.folded, ${folded}) >= ${similarEnough}
    )
    order by candidate.is_listed desc, candidate.id, candidate.starts_at
    limit ${maxShown}`.execute(db);
  return rows;
}

/** The slug in `/events/in/atlanta-ga`, or null if the calendar recognizes no city. */
function placeSlugOf(location: string | null) {
  const [city = "", state = ""] = (location ?? "").split(",").slice(-2);
  const named = Object.entries(stateCodes).find(
    ([name]) => name.toLowerCase() === state.trim().toLowerCase(),
  );
  const code = named?.[1] ?? state.trim().toLowerCase();
  return slugOf(city) && Object.values(stateCodes).includes(code) ? `${slugOf(city)}-${code}` : null;
}

/** Keeps ASCII letters and digits, and replaces everything else by a hyphen, like `slug_of`. */
function slugOf(name: string) {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}
