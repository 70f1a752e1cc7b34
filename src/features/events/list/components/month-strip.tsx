import { useEffect, useRef } from "react";
import { Link } from "#ui/link.tsx";
import { maxCounted, shortenMonth } from "../calendar.ts";
import { type EventsQuery, eventsList } from "../input.ts";
import { Diamonds } from "./diamonds.tsx";

type MonthStripProps = { months: readonly { month: string; dates: number }[]; query: EventsQuery };

/** The number of diamonds that fit in a cell. */
const maxDiamonds = 6;

/**
 * Twelve months, each with its number of upcoming events. On phones the strip scrolls sideways, starting at the
 * selected month.
 */
export function MonthStrip({ months, query }: MonthStripProps) {
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month is another place in the strip
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>("[aria-current]");
    const padding = strip.current?.querySelector<HTMLElement>("li")?.offsetLeft ?? 0;
    strip.current?.scrollTo({ left: (chosen?.offsetLeft ?? padding) - padding });
  }, [query.month]);
  return (
    <nav ref={strip} aria-label="Months" className="months">
      <ul>
        {months.map(({ month, dates }, index) => (
          <li key={month}>
            <Link
              to={eventsList.href(eventsList.change(query, { view: "month", month, date: "", tab: "" }))}
              aria-current={currentOf(query, month, index)}
              preventScrollReset
            >
              <b>{shortenMonth(month, index === 0)}</b>
              <Diamonds count={Math.min(dates, maxDiamonds)} />
              <small>{describeDates(dates)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The selected month, or the current one if none is selected. */
function currentOf(query: EventsQuery, month: string, index: number): "true" | "date" | undefined {
  if (query.view === "month") return query.month === month ? "true" : undefined;
  return index === 0 ? "date" : undefined;
}

function describeDates(dates: number): string {
  if (dates > maxCounted) return `${maxCounted}+ events`;
  return dates === 0 ? "None yet" : dates === 1 ? "1 event" : `${dates} events`;
}
