import { Plus } from "lucide";
import { useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { dateOf, formatDate } from "../days.ts";
import { formatCents } from "../format-cents.ts";
import type { Trip, TripChange } from "../trip.ts";
import { ChangeForm } from "./change-form.tsx";
import type { BoardParts } from "./stop-card.tsx";
import { StopFields } from "./stop-fields.tsx";
import { StopList } from "./stop-list.tsx";

/** A day of the trip as a column: its date and sum, its stops, and a way to add one. */
export function TripDay({ day, cents, ...parts }: BoardParts & { day: number; cents: number }) {
  const { trip, canEdit, send } = parts;
  const date = dateOf(trip.startsOn, day);
  return (
    <section className="trip-day" id={`day-${day}`} data-palette="green" aria-labelledby={`day-${day}-title`}>
      <header className="color-block" data-palette="green">
        <h2 id={`day-${day}-title`}>Day {day}</h2>
        {date && <small>{formatDate(date)}</small>}
        {cents > 0 && (
          <span className="trip-day-sum">
            {formatCents(cents)}
            {trip.people > 1 && <small>for {countPeople(trip.people)}</small>}
          </span>
        )}
      </header>
      <StopList
        day={day}
        empty={canEdit ? "Nothing yet. Add a stop, or drag one here." : "Nothing planned yet."}
        {...parts}
      />
      {canEdit && <AddStop day={day} trip={trip} send={send} />}
    </section>
  );
}

function AddStop({ day, trip, send }: { day: number; trip: Trip; send: (change: TripChange) => void }) {
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={details} className="trip-add">
      <summary>
        <Icon of={Plus} />
        Add a stop to Day {day}
      </summary>
      <ChangeForm
        act="add-stop"
        trip={trip}
        send={send}
        fields={{ day: String(day) }}
        onSent={(form) => {
          form.reset();
          details.current?.removeAttribute("open");
          details.current?.querySelector("summary")?.focus();
        }}
      >
        <StopFields />
        <Button type="submit" size="small" variant="ink">
          Add to Day {day}
        </Button>
      </ChangeForm>
    </details>
  );
}

const words = ["nobody", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** `two`, `12`. */
export function countPeople(people: number): string {
  return words[people] ?? String(people);
}
