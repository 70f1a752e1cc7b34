import { AddToTrip } from "#features/trips/exports/add-to-trip.tsx";
import { Cover } from "#ui/cover.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { RouteMap } from "#ui/map/route-map.tsx";
import { Score } from "#ui/rating.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { DayView, StopView } from "../present-guide.ts";
import { DayActions } from "./day-actions.tsx";

type DayPlanProps = { guideId: string; day: DayView; isChosen: boolean };

/** The stops of a day, its route, and its exports. Unselected days are rendered for print. */
export function DayPlan({ guideId, day: { day, stops }, isChosen }: DayPlanProps) {
  const route = stops.flatMap(({ slot, name, number, point }) =>
    number && point ? [{ id: slot, label: name, ...point }] : [],
  );
  return (
    <section className="day-plan" data-chosen={isChosen || undefined} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className="sr-only print:not-sr-only">
        Day {day}
      </h2>
      {stops.length === 0 ? (
        <p className="border-line border-y py-8 text-muted">The stops of this day are still being written.</p>
      ) : (
        <ol className="day-stops">
          {stops.map((stop) => (
            <Stop key={stop.slot} stop={stop} />
          ))}
        </ol>
      )}
      <div className={route.length > 0 ? "day-way" : undefined}>
        {route.length > 0 && <RouteMap stops={route} label={`Day ${day} on the map`} />}
        {stops.length > 0 && <DayActions guideId={guideId} day={day} />}
      </div>
    </section>
  );
}

function Stop({
  stop: { time, clothId, number, name, facts, website, listing, subject },
}: {
  stop: StopView;
}) {
  return (
    <li className="day-stop">
      <span className="day-stop-time">{time}</span>
      <span className="day-stop-cloth">
        <Cover
          id={clothId}
          palette={listing ? "gold" : "green"}
          ratio={1}
          height={192}
          picture={listing ? listing.picture : null}
        />
        {number && (
          <b className="day-stop-number">
            <span className="sr-only">Number </span>
            {number}
            <span className="sr-only"> on the map</span>
          </b>
        )}
      </span>
      <div>
        <h3>{name}</h3>
        {facts && <p>{facts}</p>}
        {listing && (
          <p className="day-stop-listing">
            <TextLink to={`/business/${listing.id}`} className="hit" prefetch="intent">
              In the directory<span className="sr-only">: {name}</span>
            </TextLink>
            <Score rating={listing.rating} count={listing.reviewCount} />
          </p>
        )}
      </div>
      <div className="day-stop-ways">
        {website && (
          <ExternalLink className="link hit" href={website}>
            Website<span className="sr-only"> of {name}</span>
          </ExternalLink>
        )}
        <AddToTrip {...subject} name={name} size="small" />
      </div>
    </li>
  );
}
