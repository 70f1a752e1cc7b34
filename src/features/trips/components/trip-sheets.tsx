import { dateOf, formatClock, formatDate, formatMinutes } from "../days.ts";
import { formatCents } from "../format-cents.ts";
import { listStops } from "../position.ts";
import { sumCosts } from "../sum-costs.ts";
import type { Trip, TripStop } from "../trip.ts";

type TripSheetsProps = { trip: Trip; map: (day: number) => React.ReactNode };

/** The trip on paper: one sheet a day. On a screen there is the board instead. */
export function TripSheets({ trip, map }: TripSheetsProps) {
  const days = Array.from({ length: trip.days }, (_, index) => index + 1);
  const planned = days.filter((day) => listStops(trip.stops, day).length > 0);
  const saved = listStops(trip.stops, null);
  const costs = sumCosts(trip);
  return (
    <div className="trip-sheets">
      {planned.map((day) => {
        const date = dateOf(trip.startsOn, day);
        return (
          <section key={day}>
            <p className="trip-sheet-title">{trip.title}</p>
            <h2>
              Day {day}
              {date && `, ${formatDate(date)}`}
            </h2>
            <Stops stops={listStops(trip.stops, day)} />
            {map(day)}
          </section>
        );
      })}
      {(saved.length > 0 || trip.notes || costs.totalCents > 0 || planned.length === 0) && (
        <section>
          <p className="trip-sheet-title">{trip.title}</p>
          <h2>For the whole trip</h2>
          {costs.totalCents > 0 && (
            <p>
              Total {formatCents(costs.totalCents)}
              {trip.people > 1 && `, ${formatCents(costs.perPersonCents)} each for ${trip.people} people`}
            </p>
          )}
          {trip.notes && <p className="whitespace-pre-wrap">{trip.notes}</p>}
          {saved.length > 0 && (
            <>
              <h3>Saved, not placed yet</h3>
              <Stops stops={saved} />
            </>
          )}
        </section>
      )}
    </div>
  );
}

function Stops({ stops }: { stops: readonly TripStop[] }) {
  return (
    <ol>
      {stops.map(({ id, name, address, startsAt, minutes, note, costCents }) => (
        <li key={id}>
          <span className="trip-sheet-time">
            {startsAt && formatClock(startsAt)}
            {minutes !== null && <small>{formatMinutes(minutes)}</small>}
          </span>
          <div>
            <b>{name}</b>
            {address && <p>{address}</p>}
            {note && <p className="italic">{note}</p>}
          </div>
          <span>{costCents !== null && formatCents(costCents)}</span>
        </li>
      ))}
    </ol>
  );
}
