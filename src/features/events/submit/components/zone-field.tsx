import { useEffect, useState } from "react";
import { useField } from "#ui/form-state.ts";
import { Select } from "#ui/select.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { defaultZone, offeredZones, zoneOfLocation } from "../default-zone.ts";

type ZoneFieldProps = {
  location: string;
  isVirtual: boolean;
  onChange: () => void;
};

/**
 * The time zone of the event: that of its location unless another is selected, and the browser's for an event without
 * a place. Without JavaScript a plain select.
 */
export function ZoneField({ location, isVirtual, onChange }: ZoneFieldProps) {
  const isHydrated = useIsHydrated();
  const { typed = "", error } = useField("time_zone");
  const { typed: firstLocation = "" } = useField("location");
  // A stored time zone that is the default of its location follows when the location changes.
  const chosen = typed && typed !== defaultZone(firstLocation) ? typed : "";
  const [isOpen, setIsOpen] = useState(Boolean(error));
  const hasPlace = !isVirtual && location.trim() !== "";
  const own = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : "";
  const zone = chosen || (hasPlace ? defaultZone(location) : own);
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
        defaultValue={isHydrated ? zone : typed}
      />
    );
  return (
    <p className="-mt-2 text-muted text-small">
      <input type="hidden" name="time_zone" value={zone} />
      Times are in {describeZone(zone)}
      {!chosen &&
        hasPlace &&
        (zoneOfLocation(location) ? ", by the location" : ": the location names no state")}
      .{" "}
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

/** `Central Time`, or the id of the time zone if that is unknown. */
function describeZone(zone: string) {
  try {
    const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longGeneric" });
    const name = format.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? zone;
    return name.startsWith("GMT") ? zone : name;
  } catch {
    return zone;
  }
}
