import { describeCount } from "#ui/format-number.ts";
import { Link } from "#ui/link.tsx";
import type { GuideDay } from "../day-slots.ts";
import type { DayView } from "../present-guide.ts";

type DayTabsProps = { days: readonly DayView[]; chosen: GuideDay; path: string };

/** The days of a guide as links, so that each has a URL. An unwritten day is disabled. */
export function DayTabs({ days, chosen, path }: DayTabsProps) {
  return (
    <nav className="day-tabs" data-palette="green" aria-label="Days">
      {days.map(({ day, isWritten, stops }) =>
        isWritten ? (
          <Link
            key={day}
            to={day === 1 ? path : `${path}?day=${day}`}
            preventScrollReset
            aria-current={day === chosen || undefined}
          >
            <b>Day {day}</b>
            <small>{describeCount(stops.length, "stop", "stops")}</small>
          </Link>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a disabled link needs a role.
          // biome-ignore lint/a11y/useFocusableInteractive: nothing happens there.
          <span key={day} role="link" aria-disabled="true">
            <b>Day {day}</b>
            <small>Not written yet</small>
          </span>
        ),
      )}
    </nav>
  );
}
