import { CalendarPlus } from "lucide";
import { ExternalLink } from "#ui/external-link.tsx";
import { Icon } from "#ui/icon.tsx";

type AddToCalendarProps = { id: string; google: string; outlook: string };

/** Three ways to add an event to a calendar, behind one button that works without JavaScript. */
export function AddToCalendar({ id, google, outlook }: AddToCalendarProps) {
  return (
    <details className="mt-5">
      <summary className="button button-secondary button-regular button-wide">
        <Icon of={CalendarPlus} />
        Add to calendar
      </summary>
      <ul className="mt-2 grid">
        <li>
          <a className="menu-item" href={`/event/${id}.ics`} download>
            Calendar file (Apple, Outlook, others)
          </a>
        </li>
        <li>
          <ExternalLink className="menu-item" href={google}>
            Google Calendar
          </ExternalLink>
        </li>
        <li>
          <ExternalLink className="menu-item" href={outlook}>
            Outlook on the web
          </ExternalLink>
        </li>
      </ul>
    </details>
  );
}
