import { CalendarDays, ChevronRight, Download, type IconNode, Map as MapIcon, Printer } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { showToast, type ToastInput } from "#ui/toast-store.ts";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { TripFileKind } from "../files/trip-files.ts";

type TakeAlongProps = {
  /** Where the server writes the files; null for a trip that only this browser has. */
  address: ((kind: TripFileKind) => string) | null;
  /** Writes a file in the browser; null when the trip has nothing for it yet. */
  write?: (kind: TripFileKind) => Promise<string | null>;
};

const files: { kind: TripFileKind; icon: IconNode; name: string; note: string }[] = [
  { kind: "ics", icon: CalendarDays, name: "Calendar file", note: "Every stop with its time and address" },
  { kind: "gpx", icon: MapIcon, name: "Route file (GPX)", note: "For a phone or a car that reads maps" },
];

const unreachable: ToastInput = {
  title: "No file without a network",
  description: "Please try again when you are back online.",
  variant: "destructive",
};

/** The trip on paper, in a calendar and on a map. */
export function TakeAlong({ address, write }: TakeAlongProps) {
  const isHydrated = useIsHydrated();
  const [calendar, route] = files.map(({ kind, icon, name, note }) => {
    const inside = <Inside icon={icon} name={name} note={note} end={Download} />;
    if (address)
      return (
        <a key={kind} href={address(kind)} download>
          {inside}
        </a>
      );
    return (
      <button key={kind} type="button" onClick={() => void save(kind)}>
        {inside}
      </button>
    );
  });
  return (
    <nav id="take-along" className="take-along" aria-label="Export">
      {calendar}
      {isHydrated && (
        <button type="button" onClick={() => print()}>
          <Inside
            icon={Printer}
            name="Print or save as PDF"
            note="One sheet a day, with the map"
            end={ChevronRight}
          />
        </button>
      )}
      {route}
    </nav>
  );

  async function save(kind: TripFileKind) {
    // Loaded when it is asked for, which a kept copy of the page cannot do.
    const files = await import("../files/trip-files.ts").catch(() => null);
    if (!files) return showToast(unreachable);
    const { missingWords, typeOf } = files;
    const text = (await write?.(kind)) ?? null;
    if (text === null) return showToast({ ...missingWords[kind], variant: "destructive" });
    const url = URL.createObjectURL(new Blob([text], { type: typeOf[kind] }));
    Object.assign(document.createElement("a"), { href: url, download: `trip.${kind}` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
}

type InsideProps = { icon: IconNode; name: ReactNode; note: ReactNode; end: IconNode };

function Inside({ icon, name, note, end }: InsideProps) {
  return (
    <>
      <Icon of={icon} />
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
      <Icon of={end} />
    </>
  );
}
