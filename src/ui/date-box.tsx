import { Band } from "./band.tsx";
import type { PaletteName } from "./weave/palettes.ts";

type DateBoxProps = {
  palette: PaletteName;
  weekday: string;
  day: number | string;
  month: string;
  /** ISO 8601: `2026-11-21`. Omitted while the day is unknown. */
  dateTime?: string;
};

/** A day as a block of section color with a woven edge. */
export function DateBox({ palette, weekday, day, month, dateTime }: DateBoxProps) {
  const Day = dateTime ? "time" : "span";
  return (
    <Day className="date-box" data-palette={palette} {...(dateTime && { dateTime })}>
      <Band palette={palette} vertical />
      {/* Months show a year where it is not this one, and years turn. */}
      <span suppressHydrationWarning>
        <small>{weekday} </small>
        <b>{day} </b>
        <small suppressHydrationWarning>{month}</small>
      </span>
    </Day>
  );
}
