/** `Sat, May 25, 2026, 6:30 PM EDT`, in the event's own time zone; UTC if it names none that is known. */
export function formatEventTime(time: Date, timeZone: string | null): string {
  try {
    return formatIn(time, timeZone ?? "UTC");
  } catch {
    return formatIn(time, "UTC");
  }
}

function formatIn(time: Date, timeZone: string) {
  return new Intl.DateTimeFormat("en-US", {
    ...{ weekday: "short", month: "short", day: "numeric", year: "numeric" },
    ...{ hour: "numeric", minute: "2-digit", timeZoneName: "short", timeZone },
  }).format(time);
}
