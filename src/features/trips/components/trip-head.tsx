import { CalendarDays, Download, PencilLine, Share, Users } from "lucide";
import { useRef, useState } from "react";
import { Block } from "#ui/block.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { describeCount } from "#ui/format-number.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { earliestDate, latestDate } from "../days.ts";
import { formatRange } from "../format-range.ts";
import { maxDays, type Trip, type TripChange } from "../trip.ts";
import { ChangeForm } from "./change-form.tsx";

type TripHeadProps = {
  trip: Trip;
  canEdit: boolean;
  send: (change: TripChange) => void;
  /** Who plans it, in words: "You, Loretta and Denise". */
  people?: string | null;
  names?: readonly string[];
  /** The list that it belongs to; null for a trip that stands alone. */
  trail: { to: string; label: string } | null;
};

/** The head of a trip: its name, dates and people, with a form that changes them. */
export function TripHead({ trip, canEdit, send, people = null, names = [], trail }: TripHeadProps) {
  return (
    <Block palette="green" className="trip-head">
      <div className="wrap">
        <nav className="trip-crumbs" aria-label="Breadcrumb">
          <Link to="/travel">Travel</Link>
          {trail && <Link to={trail.to}>{trail.label}</Link>}
        </nav>
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{trip.title}</h1>
          <p className="trip-head-facts">
            <span>
              <Icon of={CalendarDays} />
              {trip.startsOn
                ? formatRange(trip.startsOn, trip.days)
                : `${describeCount(trip.days, "day", "days")}, no dates yet`}
            </span>
            {people && (
              <span>
                {names.length > 0 ? <Faces names={names} /> : <Icon of={Users} />}
                {people}
              </span>
            )}
          </p>
          {canEdit && <EditDetails trip={trip} send={send} />}
        </div>
        <div className="trip-head-acts">
          <a href="#share" className="button button-secondary button-regular">
            <Icon of={Share} />
            Share
          </a>
          <a href="#take-along" className="button button-primary button-regular">
            <Icon of={Download} />
            Export
          </a>
        </div>
      </div>
    </Block>
  );
}

function Faces({ names }: { names: readonly string[] }) {
  return (
    <span className="trip-faces" aria-hidden="true">
      {names.slice(0, 4).map((name) => (
        <i key={name}>{name.trim().charAt(0).toUpperCase()}</i>
      ))}
    </span>
  );
}

function EditDetails({ trip, send }: Pick<TripHeadProps, "trip" | "send">) {
  const details = useRef<HTMLDetailsElement>(null);
  const now = { title: trip.title, startsOn: trip.startsOn, days: trip.days, people: trip.people };
  // What the author saw when it was opened.
  const [seen, setSeen] = useState(now);
  const [opened, setOpened] = useState(0);
  return (
    <details
      ref={details}
      className="trip-head-edit"
      onToggle={({ currentTarget: { open } }) => {
        if (!open) return;
        setSeen(now);
        setOpened((count) => count + 1);
      }}
    >
      <summary>
        <Icon of={PencilLine} />
        Name, dates and people
      </summary>
      <ChangeForm
        key={opened}
        act="edit-trip"
        trip={trip}
        send={send}
        fields={{ seen: JSON.stringify(seen) }}
        onSent={() => {
          details.current?.removeAttribute("open");
          details.current?.querySelector("summary")?.focus();
        }}
        className="trip-fields surface"
      >
        <TextField
          label="Name"
          name="title"
          required
          maxLength={120}
          defaultValue={seen.title}
          className="is-wide"
        />
        <TextField
          label="First day"
          name="startsOn"
          type="date"
          optional
          min={earliestDate}
          max={latestDate}
          defaultValue={seen.startsOn ?? ""}
        />
        <TextField
          label="Days"
          name="days"
          type="number"
          required
          min={1}
          max={maxDays}
          defaultValue={seen.days}
        />
        <TextField
          label="People"
          name="people"
          type="number"
          required
          min={1}
          max={50}
          defaultValue={seen.people}
        />
        <Button type="submit" size="small" variant="ink">
          Save
        </Button>
      </ChangeForm>
    </details>
  );
}
