import { GripVertical, PencilLine, TriangleAlert } from "lucide";
import { classes } from "#ui/classes.ts";
import { Cover } from "#ui/cover.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { PaletteName } from "#ui/weave/palettes.ts";
import { formatClock, formatMinutes } from "../days.ts";
import type { Conflict } from "../find-conflicts.ts";
import { formatCents } from "../format-cents.ts";
import { keyOf, type Subjects } from "../subject.ts";
import type { StopKind, Trip, TripChange, TripStop } from "../trip.ts";
import { HeldBar } from "./held-bar.tsx";
import { costNames } from "./stop-fields.tsx";
import { StopMenu, stopAnchor } from "./stop-menu.tsx";
import type { Moving } from "./use-moving.ts";

export type BoardParts = {
  trip: Trip;
  subjects: Subjects;
  conflicts: readonly Conflict[];
  canEdit: boolean;
  send: (change: TripChange) => void;
  moving: Moving;
};

const kindNames: Record<StopKind, string> = {
  business: "",
  tour: "Tour",
  booking: "Booking",
  event: "Event",
  guide: "Guide",
  own: "",
};

/** What has a page looks as it does there. */
const palettes: Record<StopKind, PaletteName> = {
  business: "gold",
  tour: "green",
  booking: "green",
  event: "clay",
  guide: "green",
  own: "green",
};

/** One stop: when, what, where, its note and cost; what clashes; a handle to move it. */
export function StopCard({
  stop,
  isSmall = false,
  ...parts
}: BoardParts & { stop: TripStop; isSmall?: boolean }) {
  const { trip, subjects, conflicts, canEdit, send, moving } = parts;
  const { id, name, startsAt, minutes, note, costCents } = stop;
  const isHeld = moving.held?.id === id;
  const clashes = conflicts.filter(({ stopId }) => stopId === id);
  const { path, picture } = subjects[keyOf(stop) ?? ""] ?? {};
  const facts = [kindNames[stop.kind], stop.address].filter(Boolean).join(" · ");
  return (
    <article
      id={stopAnchor(id)}
      data-stop={id}
      className={classes(
        "trip-stop",
        clashes.length > 0 && "is-clashing",
        isHeld && "is-held",
        isSmall && "is-small",
      )}
    >
      <Grip stop={stop} canEdit={canEdit} moving={moving} />
      <Cover
        id={stop.subjectId ?? id}
        palette={palettes[stop.kind]}
        ratio={1}
        height={56}
        picture={picture}
      />
      <div className="trip-stop-text">
        {(startsAt || minutes !== null) && (
          <p className="trip-stop-when">
            {startsAt ? formatClock(startsAt) : ""}
            {minutes !== null && (
              <small>
                {startsAt && " · "}
                {formatMinutes(minutes)}
              </small>
            )}
          </p>
        )}
        <h3>{path ? <Link to={path}>{name}</Link> : name}</h3>
        {facts && <p className="trip-stop-facts">{facts}</p>}
      </div>
      {(clashes.length > 0 || note || costCents !== null) && (
        <div className="trip-stop-more">
          {clashes.map((clash) => (
            <p key={clash.id} className="trip-stop-why">
              <Icon of={TriangleAlert} />
              {clash.short}
            </p>
          ))}
          {note && (
            <p className="trip-stop-note">
              <Icon of={PencilLine} />
              <span>{note}</span>
            </p>
          )}
          {costCents !== null && (
            <p className="trip-stop-cost">
              <span>{costNames[stop.costKind]}</span>
              <b>{formatCents(costCents)}</b>
            </p>
          )}
        </div>
      )}
      {canEdit && <StopMenu stop={stop} trip={trip} send={send} />}
      {isHeld && moving.held && <HeldBar trip={trip} held={moving.held} moving={moving} />}
    </article>
  );
}

function Grip({ stop, canEdit, moving }: Pick<BoardParts, "canEdit" | "moving"> & { stop: TripStop }) {
  const isHydrated = useIsHydrated();
  // Without JavaScript it moves nothing; the menu does.
  if (!canEdit || !isHydrated) return <span className="trip-grip" />;
  return (
    <button
      type="button"
      className="trip-grip"
      aria-label={`Move ${stop.name}. Press Space to pick up.`}
      aria-pressed={moving.held?.id === stop.id}
      {...moving.gripProps(stop.id)}
    >
      <Icon of={GripVertical} />
    </button>
  );
}
