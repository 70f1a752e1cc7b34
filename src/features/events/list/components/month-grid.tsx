import { ChevronLeft, ChevronRight } from "lucide";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { formatMonth, monthOf, nameDay, weeksOf } from "../calendar.ts";
import { type EventsQuery, eventsList } from "../input.ts";
import type { MonthData, MonthDay } from "../read-events.server.ts";
import { Diamonds } from "./diamonds.tsx";

const weekdays = [
  ["Sun", "Sunday"],
  ["Mon", "Monday"],
  ["Tue", "Tuesday"],
  ["Wed", "Wednesday"],
  ["Thu", "Thursday"],
  ["Fri", "Friday"],
  ["Sat", "Saturday"],
] as const;

type MonthGridProps = { query: EventsQuery; month: MonthData; today: string };

/** A month as a table of weeks. A day with events links to its list. */
export function MonthGrid({ query, month, today }: MonthGridProps) {
  const days = new Map(month.days.map((day) => [day.day, day]));
  const to = (changes: Partial<EventsQuery>) => eventsList.href(eventsList.change(query, changes));
  return (
    <section aria-label="Calendar">
      <div className="calendar-head">
        <h2>{formatMonth(query.month)}</h2>
        <nav aria-label="Other months">
          {[month.previous, month.next].map((other) => (
            <Link
              key={other}
              to={to({ month: other, date: "" })}
              aria-label={formatMonth(other)}
              className="icon-button"
              preventScrollReset
            >
              <Icon of={other === month.next ? ChevronRight : ChevronLeft} />
            </Link>
          ))}
        </nav>
      </div>
      <table className="calendar">
        <thead>
          <tr>
            {weekdays.map(([short, long]) => (
              <th key={short} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(query.month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <DayCell
                    day={day}
                    dates={days.get(day)}
                    isOutside={monthOf(day) !== query.month}
                    isToday={day === today}
                    isChosen={day === query.date}
                    // Pressing the selected day again shows the whole month.
                    to={to({ date: day === query.date ? "" : day })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="calendar-key">
        <span>
          <s aria-hidden="true" />
          Each diamond is one event
        </span>
        <span>
          <u aria-hidden="true" />
          Click or tap a day to see only that day
        </span>
      </p>
    </section>
  );
}

type DayCellProps = {
  day: string;
  dates: MonthDay | undefined;
  isOutside: boolean;
  isToday: boolean;
  isChosen: boolean;
  to: string;
};

function DayCell({ day, dates, isOutside, isToday, isChosen, to }: DayCellProps) {
  const look = classes("calendar-day", isOutside && "is-outside", isToday && "is-today");
  const number = Number(day.slice(8));
  if (!dates)
    return (
      <span className={look}>
        <span>{number}</span>
      </span>
    );
  const count = `${dates.dates}${dates.hasMore ? "+" : ""}`;
  return (
    <Link
      to={to}
      className={look}
      aria-label={`${nameDay(day)}, ${count} ${count === "1" ? "event" : "events"}`}
      aria-current={isChosen ? "date" : undefined}
      preventScrollReset
    >
      <span>{number}</span>
      {dates.hasMore ? <small>{count}</small> : <Diamonds count={dates.dates} />}
    </Link>
  );
}
