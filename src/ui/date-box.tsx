import { Band } from "./band.tsx";
import type { PaletteName } from "./weave/palettes.ts";

type DateBoxProps = {
  palette: PaletteName;
  weekday: string;
  day: number | string;
  month: string;
  /** ISO 8601: `2026-11-21`. */
  dateTime: string;
};

/** A day as a block of section color with a woven edge. */
export function DateBox({ palette, weekday, day, month, dateTime }: DateBoxProps) {
  return (
    <time className="date-box" data-palette={palette} dateTime={dateTime}>
      <Band palette={palette} vertical />
      <span>
        <small>{weekday} </small>
        <b>{day} </b>
        <small>{month}</small>
      </span>
    </time>
  );
}
