import { DateBox } from "#ui/date-box.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import type { PaletteName } from "#ui/weave/palettes.ts";
import type { EventCardData } from "../components/event-card-data.ts";
import { EventLink } from "../components/event-link.tsx";
import { dayInZone, formatEventHours } from "../format-event-time.ts";

export type { EventCardData } from "../components/event-card-data.ts";

type ShowRowProps = {
  event: EventCardData;
  palette: PaletteName;
  /** The site of the venue, if it is one of ours. */
  venueSite?: string | undefined;
};

/** An event in a performer's list of shows: day, name, time and place. */
export function ShowRow({ event, palette, venueSite }: ShowRowProps) {
  const { name, startsAt, timeZone, isVirtual, location } = event;
  const [venue = "", ...place] = (location ?? "").split(",");
  return (
    <article className="show">
      <DateBox palette={palette} date={startsAt && dayInZone(startsAt, timeZone)} />
      <div className="min-w-0">
        <h3 className="wrap-anywhere">{name}</h3>
        <p>
          {startsAt !== null && formatEventHours(startsAt, null, timeZone)}
          {startsAt !== null && (isVirtual || location) && ", "}
          {isVirtual ? (
            "Virtual Event"
          ) : venueSite ? (
            <ExternalLink className="link" href={venueSite}>
              {venue}
            </ExternalLink>
          ) : (
            venue
          )}
          {!isVirtual && place.length > 0 && `,${place.join(",")}`}
        </p>
      </div>
      <EventLink event={event} />
    </article>
  );
}
