import { Ellipsis } from "lucide";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { BareSelect } from "#ui/select.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { listPlaces, nameDay } from "../moving.ts";
import type { StopDetails, Trip, TripChange, TripStop } from "../trip.ts";
import { ChangeForm } from "./change-form.tsx";
import { StopFields } from "./stop-fields.tsx";

type StopMenuProps = { stop: TripStop; trip: Trip; send: (change: TripChange) => void };

/** The name of the query that says which stop is opened, where scripts cannot open it. */
const openedStop = "stop";

/**
 * Everything that can be done with a stop, folded away. A trip has up to 200 stops, so only an opened one has its forms:
 * without JavaScript a link opens it.
 */
export function StopMenu({ stop, trip, send }: StopMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isHydrated = useIsHydrated();
  const isRequested = useSearchParams()[0].get(openedStop) === stop.id;
  // Counts how often it was opened: each time its forms start anew.
  const [opened, setOpened] = useState(isRequested ? 1 : 0);
  // Somebody may have opened it before the page was hydrated.
  useEffect(() => {
    if (details.current?.open) setOpened((count) => Math.max(1, count));
  }, []);
  return (
    <details
      ref={details}
      className="trip-stop-menu"
      open={isRequested}
      onToggle={({ currentTarget: { open } }) => open && setOpened((count) => count + 1)}
    >
      <summary aria-label={`More for ${stop.name}`}>
        <Icon of={Ellipsis} />
      </summary>
      {opened > 0 && <StopForms key={opened} menu={details} stop={stop} trip={trip} send={send} />}
      {opened === 0 && !isHydrated && (
        <p className="trip-stop-forms">
          <a href={`?${openedStop}=${stop.id}#${stopAnchor(stop.id)}`}>Change or move {stop.name}</a>
        </p>
      )}
    </details>
  );
}

/** Where the link to an opened stop leads on the page. */
export function stopAnchor(id: string): string {
  return `stop-${id}`;
}

function StopForms({
  stop,
  trip,
  send,
  menu,
}: StopMenuProps & { menu: RefObject<HTMLDetailsElement | null> }) {
  // What the author saw when it was opened: meanwhile somebody else may change the stop.
  const [seen] = useState(() => detailsOf(stop));
  const close = () => {
    menu.current?.removeAttribute("open");
    menu.current?.querySelector("summary")?.focus();
  };
  const places = listPlaces(trip).map((day) => ({
    value: day === null ? "" : String(day),
    label: nameDay(day),
  }));
  const ofStop = <span className="sr-only"> {stop.name}</span>;
  return (
    <div className="trip-stop-forms">
      <ChangeForm
        act="edit-stop"
        trip={trip}
        send={send}
        fields={{ id: stop.id, seen: JSON.stringify(seen) }}
        onSent={close}
      >
        <StopFields values={seen} />
        <Button type="submit" size="small" variant="ink">
          Save{ofStop}
        </Button>
      </ChangeForm>
      <ChangeForm
        act="move-stop"
        trip={trip}
        send={send}
        fields={{ id: stop.id }}
        className="trip-stop-moves"
      >
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
        trip={trip}
        send={send}
        fields={{ id: stop.id }}
        onSent={() => focusNeighbor(menu.current?.closest("li"))}
      >
        <Button type="submit" size="small" variant="danger">
          Remove{ofStop}
        </Button>
      </ChangeForm>
    </div>
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
