import { dropChange, moveToDay, pickUp, shift } from "./moving.ts";
import { positionAtEnd } from "./position.ts";
import {
  type CostKind,
  costKinds,
  type Edits,
  type StopDetails,
  type Trip,
  type TripChange,
} from "./trip.ts";

type SeenTrip = Pick<Trip, "title" | "startsOn" | "days" | "people">;

/**
 * The change that a form of the board means: the same one in the browser and, without JavaScript, on the server. The form
 * holds what its author saw, so that a field they left alone cannot undo somebody else's change. Null where it means none.
 */
export function changeFromForm(form: FormData, trip: Trip, makeId: () => string): TripChange | null {
  const id = textOf(form, "id");
  switch (textOf(form, "act")) {
    case "add-stop": {
      const day = dayOf(form);
      const details = readStop(form);
      if (!details.name) return null;
      const position = positionAtEnd(trip.stops, day);
      const own = { kind: "own", subjectId: null } as const;
      return { type: "add-stop", stop: { id: makeId(), day, position, ...own, ...details } };
    }
    case "edit-stop": {
      const edits = diff(readSeen<StopDetails>(form), readStop(form));
      return edits && { type: "edit-stop", id, edits };
    }
    case "move-stop": {
      const held = pickUp(trip, id);
      if (!held) return null;
      const way = textOf(form, "way");
      if (way === "up" || way === "down") return dropChange(trip, shift(trip, held, way));
      return dropChange(trip, moveToDay(trip, { ...held, index: trip.stops.length }, dayOf(form)));
    }
    case "remove-stop":
      return { type: "remove-stop", id };
    case "edit-trip": {
      const edits = diff(readSeen<SeenTrip>(form), readDetails(form));
      return edits && { type: "edit-trip", edits };
    }
    case "notes": {
      const edits = diff(readSeen<Pick<Trip, "notes">>(form), { notes: textOf(form, "notes") });
      return edits && { type: "edit-trip", edits };
    }
    default:
      return null;
  }
}

function readStop(form: FormData): StopDetails {
  const minutes = Math.round(Number(textOf(form, "minutes")));
  const cost = textOf(form, "cost").replaceAll(/[$,\s]/g, "");
  const kind = textOf(form, "costKind");
  return {
    name: textOf(form, "name").trim(),
    address: textOf(form, "address").trim(),
    startsAt: textOf(form, "startsAt").slice(0, 5) || null,
    minutes: minutes > 0 ? minutes : null,
    costCents: cost !== "" && Number.isFinite(Number(cost)) ? Math.round(Number(cost) * 100) : null,
    costKind: costKinds.includes(kind as CostKind) ? (kind as CostKind) : "other",
    note: textOf(form, "note").trim(),
  };
}

function readDetails(form: FormData): SeenTrip {
  return {
    title: textOf(form, "title").trim(),
    startsOn: textOf(form, "startsOn") || null,
    days: Math.round(Number(textOf(form, "days"))),
    people: Math.round(Number(textOf(form, "people"))),
  };
}

/** Only what its author changed; null if that is nothing. */
function diff<Fields extends object>(seen: Fields | null, typed: Fields): Edits<Fields> | null {
  if (!seen) return null;
  const changed = (Object.keys(typed) as (keyof Fields)[]).filter((name) => seen[name] !== typed[name]);
  if (changed.length === 0) return null;
  const edits = changed.map((name) => [name, { from: seen[name], to: typed[name] }]);
  return Object.fromEntries(edits) as Edits<Fields>;
}

/** What the form was filled with. Whatever it holds is checked with the change it leads to. */
function readSeen<Fields>(form: FormData): Fields | null {
  try {
    const seen: unknown = JSON.parse(textOf(form, "seen"));
    return typeof seen === "object" ? (seen as Fields) : null;
  } catch {
    return null;
  }
}

function dayOf(form: FormData): number | null {
  const day = Number(textOf(form, "day"));
  return Number.isInteger(day) && day > 0 ? day : null;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  // Browsers send line ends of their own.
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}
