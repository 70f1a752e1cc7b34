import type { MetaDescriptor } from "react-router";
import { describePage } from "#platform/http/meta/describe-page.ts";
import { truncateText } from "#ui/truncate-text.ts";
import { formatEventRange } from "../format-event-time.ts";
import { eventJsonLd } from "./event-json-ld.ts";
import type { EventView } from "./present-event-page.ts";

const maxDescriptionLength = 160;

type Site = { origin: string; name: string };

/** Meta tags of an event for search engines and link previews. Past events stay indexed. */
export function eventMeta(event: EventView, site: Site): MetaDescriptor[] {
  const { id, name, city, startsAt, endsAt, timeZone, location, isCanceled } = event;
  const when = formatEventRange(startsAt, endsAt, timeZone);
  const title = [isCanceled ? `Canceled: ${name}` : name, city].filter(Boolean).join(", ");
  const facts = [when, location, event.description].filter(Boolean).join(". ");
  return [
    ...describePage({
      title,
      description: truncateText(facts.replaceAll(/\s+/g, " "), maxDescriptionLength),
      canonical: `${site.origin}/event/${id}`,
      siteName: site.name,
      picture: { path: `/event/${id}/card.png`, alt: title },
    }),
    { "script:ld+json": eventJsonLd(event, site.origin) },
  ];
}
