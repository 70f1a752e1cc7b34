import { Fragment, type ReactNode } from "react";
import { formatClock } from "../days.ts";
import { listStops } from "../position.ts";
import { keyOf } from "../subject.ts";
import type { TripStop } from "../trip.ts";
import { Leg } from "./leg.tsx";
import { type BoardParts, StopCard } from "./stop-card.tsx";

type StopListProps = BoardParts & { day: number | null; empty: ReactNode };

/** The stops of a day in their order, with the ways between them and the place where a held one would land. */
export function StopList({ day, empty, ...parts }: StopListProps) {
  const { trip, subjects, moving } = parts;
  const { held } = moving;
  const stops = listStops(trip.stops, day);
  const others = stops.filter(({ id }) => id !== held?.id);
  const slotBefore = held && held.day === day ? (others[held.index]?.id ?? "end") : null;
  // Lifted up, but not put down elsewhere yet: its place is right below it.
  const isAtHome =
    held !== null && stops.findIndex(({ id }) => id === held.id) === held.index && slotBefore !== null;
  const slot = <Slot stop={trip.stops.find(({ id }) => id === held?.id)} />;
  return (
    <ol
      className={day === null ? "trip-tray" : "trip-stops"}
      data-day={day ?? ""}
      data-flow={day === null ? "across" : undefined}
    >
      {stops.length === 0 && !slotBefore && <li className="trip-empty">{empty}</li>}
      {stops.map((stop, index) => (
        <Fragment key={stop.id}>
          {!isAtHome && slotBefore === stop.id && slot}
          <li>
            {day !== null && index > 0 && <Leg from={placeOf(stops[index - 1])} to={placeOf(stop)} />}
            <StopCard stop={stop} isSmall={day === null} {...parts} />
          </li>
          {isAtHome && held?.id === stop.id && slot}
        </Fragment>
      ))}
      {!isAtHome && slotBefore === "end" && slot}
    </ol>
  );

  function placeOf(stop: TripStop | undefined) {
    return stop ? subjects[keyOf(stop) ?? ""] : null;
  }
}

function Slot({ stop }: { stop: TripStop | undefined }) {
  return (
    <li className="trip-slot" aria-hidden="true">
      Lands here{stop?.startsAt && `, ${formatClock(stop.startsAt)}`}
    </li>
  );
}
