import { Ellipsis } from "lucide";
import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { BareSelect } from "#ui/select.tsx";
import { listPlaces, nameDay } from "../moving.ts";
import type { StopDetails, Trip, TripChange, TripStop } from "../trip.ts";
import { ChangeForm } from "./change-form.tsx";
import { StopFields } from "./stop-fields.tsx";

type StopMenuProps = { stop: TripStop; trip: Trip; send: (change: TripChange) => void };

/** Everything that can be done with a stop, folded away; it works without JavaScript. */
export function StopMenu({ stop, trip, send }: StopMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // What the author saw when it was opened: meanwhile somebody else may change the stop.
  const [seen, setSeen] = useState(() => detailsOf(stop));
  const [opened, setOpened] = useState(0);
  const close = () => {
    details.current?.removeAttribute("open");
    details.current?.querySelector("summary")?.focus();
  };
  const places = listPlaces(trip).map((day) => ({
    value: day === null ? "" : String(day),
    label: nameDay(day),
  }));
  const ofStop = <span className="sr-only"> {stop.name}</span>;
  return (
    <details
      ref={details}
      className="trip-stop-menu"
      onToggle={({ currentTarget: { open } }) => {
        if (!open) return;
        setSeen(detailsOf(stop));
        setOpened((count) => count + 1);
      }}
    >
      <summary aria-label={`More for ${stop.name}`}>
        <Icon of={Ellipsis} />
      </summary>
      <div className="trip-stop-forms">
        <ChangeForm
          key={opened}
          act="edit-stop"
          {...{ trip, send }}
          fields={{ id: stop.id, seen: JSON.stringify(seen) }}
          onSent={close}
        >
          <StopFields values={seen} />
          <Button type="submit" size="small" variant="ink">
            Save{ofStop}
          </Button>
        </ChangeForm>
        <ChangeForm act="move-stop" {...{ trip, send }} fields={{ id: stop.id }} className="trip-stop-moves">
          <Button type="submit" name="way" value="up" size="small" variant="secondary">
            Earlier{ofStop}
          </Button>
          <Button type="submit" name="way" value="down" size="small" variant="secondary">
            Later{ofStop}
          </Button>
          <span className="trip-stop-day">
            <BareSelect
              key={stop.day}
              name="day"
              aria-label={`Day of ${stop.name}`}
              options={places}
              defaultValue={stop.day === null ? "" : String(stop.day)}
            />
            <Button type="submit" name="way" value="day" size="small" variant="secondary">
              Move{ofStop}
            </Button>
          </span>
        </ChangeForm>
        <ChangeForm
          act="remove-stop"
          {...{ trip, send }}
          fields={{ id: stop.id }}
          onSent={() => focusNeighbor(details.current?.closest("li"))}
        >
          <Button type="submit" size="small" variant="danger">
            Remove{ofStop}
          </Button>
        </ChangeForm>
      </div>
    </details>
  );
}

function detailsOf({ name, address, startsAt, minutes, costCents, costKind, note }: TripStop): StopDetails {
  return { name, address, startsAt, minutes, costCents, costKind, note };
}

/** Where the focus goes when a stop is removed: to the next one, the one before, or what else its day has. */
function focusNeighbor(item: HTMLElement | null | undefined) {
  if (!item) return;
  const menus = [item.nextElementSibling, item.previousElementSibling].map((neighbor) =>
    neighbor?.querySelector<HTMLElement>(".trip-stop-menu > summary"),
  );
  const controls =
    item.parentElement?.parentElement?.querySelectorAll<HTMLElement>("summary, button, a[href]");
  const control = [...(controls ?? [])].find((found) => !item.contains(found) && found.checkVisibility());
  (menus.find(Boolean) ?? control)?.focus();
}
