import type { ReactNode } from "react";
import { SectionHead } from "#ui/section-head.tsx";
import { GoLink } from "#ui/text-link.tsx";
import type { Conflict } from "../find-conflicts.ts";
import { formatCents } from "../format-cents.ts";
import type { Subjects } from "../subject.ts";
import { sumCosts } from "../sum-costs.ts";
import type { Trip, TripChange } from "../trip.ts";
import { DayMap } from "./day-map.tsx";
import { StopList } from "./stop-list.tsx";
import { TripCosts } from "./trip-costs.tsx";
import { TripDay } from "./trip-day.tsx";
import { TripNotes } from "./trip-notes.tsx";
import { useMoving } from "./use-moving.ts";

type TripBoardProps = {
  trip: Trip;
  conflicts: readonly Conflict[];
  canEdit: boolean;
  send: (change: TripChange) => void;
  /** What the site knows about its stops: links, places on the map. */
  subjects?: Subjects;
  /** Below the notes: who sees them, whether they are saved. */
  notesHint?: string;
  /** Beside the costs: sharing and files. */
  children?: ReactNode;
};

/** The whole plan: days, what waits for a day, the day on the map, costs and notes. Every change goes through `send`. */
export function TripBoard(props: TripBoardProps) {
  const { trip, conflicts, canEdit, send, subjects = {}, notesHint, children } = props;
  const moving = useMoving(trip, send);
  const parts = { trip, subjects, conflicts, canEdit, send, moving };
  const { days: sums } = sumCosts(trip);
  const saved = trip.stops.filter(({ day }) => day === null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the browser from a drag of its own.
    <div className="trip" data-palette="green" onDragStart={moving.onDragStart}>
      <nav className="trip-day-links" aria-label="Days">
        {sums.map((cents, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number.
          <a key={index} href={`#day-${index + 1}`}>
            Day {index + 1} {cents > 0 && <span>{formatCents(cents)}</span>}
          </a>
        ))}
      </nav>
      <div className="trip-board">
        {sums.map((cents, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number.
          <TripDay key={index} day={index + 1} cents={cents} {...parts} />
        ))}
      </div>
      <p role="status" className="sr-only">
        {moving.said}
      </p>
      {(saved.length > 0 || canEdit) && (
        <section className="trip-saved" aria-labelledby="trip-saved">
          <SectionHead level={2} id="trip-saved" title="Saved, not placed yet">
            {trip.placeSlug && <GoLink to={`/cities/${trip.placeSlug}`}>Find more there</GoLink>}
          </SectionHead>
          <StopList
            day={null}
            empty="What you add on other pages waits here until you give it a day."
            {...parts}
          />
        </section>
      )}
      <DayMap trip={trip} subjects={subjects} />
      <div className="trip-foot">
        <div>
          <TripCosts trip={trip} />
          <TripNotes trip={trip} canEdit={canEdit} send={send} hint={notesHint} />
        </div>
        {children}
      </div>
    </div>
  );
}
