import { useEffect, useState } from "react";
import { useField } from "#ui/form-state.ts";
import { Select } from "#ui/select.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { offeredZones } from "../default-zone.ts";

/** The time zone of the event: the browser's, unless something else is chosen. Without scripts a plain choice. */
export function ZoneField({ onChange }: { onChange: () => void }) {
  const isHydrated = useIsHydrated();
  const { typed, error } = useField("time_zone");
  const [isOpen, setIsOpen] = useState(Boolean(error));
  const own = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : "";
  const zone = typed || own;
  // The hidden field tells nobody that it was filled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the value changes.
  useEffect(onChange, [zone, isOpen]);
  if (!isHydrated || isOpen)
    return (
      <Select
        name="time_zone"
        label="Time zone"
        hint="By the clock of the place, if you leave it."
        emptyLabel="Where the event is"
        options={listZones(zone)}
        defaultValue={zone}
      />
    );
  return (
    <p className="-mt-2 text-muted text-small">
      <input type="hidden" name="time_zone" value={zone} />
      Times by the clock of {describeZone(zone)}.{" "}
      <button type="button" className="link hit min-h-6" onClick={() => setIsOpen(true)}>
        Choose another time zone
      </button>
    </p>
  );
}

function listZones(zone: string) {
  if (!zone || offeredZones.some(({ value }) => value === zone)) return offeredZones;
  return [{ value: zone, label: describeZone(zone) }, ...offeredZones];
}

/** `Central Time`; the name of the zone where that is unknown. */
function describeZone(zone: string) {
  try {
    const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longGeneric" });
    const name = format.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? zone;
    return name.startsWith("GMT") ? zone : name;
  } catch {
    return zone;
  }
}
