import type { Now } from "./reading/vocabulary.ts";

/** Most visitors live by this clock. Their own is known only to their browser, and the page works without it. */
const timeZone = "America/New_York";

const clock = new Intl.DateTimeFormat("en-CA", {
  ...{ timeZone, year: "numeric", month: "2-digit", day: "2-digit" },
  ...{ hour: "2-digit", hourCycle: "h23" },
});

/** Day and hour, for words such as “tonight”. */
export function readNow(now: Date): Now {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`,
    hour: Number(parts.get("hour")),
  };
}
