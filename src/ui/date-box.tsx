import { Band } from "./band.tsx";
import type { PaletteName } from "./weave/palettes.ts";

type DateBoxProps = {
  palette: PaletteName;
  /** `2026-11-21`; null if unknown. */
  date: string | null;
};

// Calendar days have no time zone; UTC keeps them from shifting.
const weekdayAndMonth = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  timeZone: "UTC",
});

/** A day as a block of section color with a woven edge: `Sat, Nov 21, 2026`, or `Date TBD`. */
export function DateBox({ palette, date }: DateBoxProps) {
  const Day = date === null ? "span" : "time";
  return (
    <Day className="date-box" data-palette={palette} dateTime={date ?? undefined}>
      <Band palette={palette} vertical />
      {date === null ? (
        <span>
          <small>Date </small>
          <b>TBD</b>
        </span>
      ) : (
        <DateWords date={date} />
      )}
    </Day>
  );
}

/** Parts of an en-US date that read as one: the comma after the day is only for screen readers. */
function DateWords({ date }: { date: string }) {
  const parts = weekdayAndMonth.formatToParts(new Date(`${date}T00:00:00Z`));
  const partOf = (type: "weekday" | "month") => parts.find((part) => part.type === type)?.value;
  const [year, , day] = date.split("-");
  return (
    <span>
      <small>
        {partOf("weekday")}, {partOf("month")}{" "}
      </small>
      <b>{Number(day)}</b>
      <small>
        <span className="sr-only">, </span>
        {year}
      </small>
    </span>
  );
}
