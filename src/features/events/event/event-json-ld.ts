import { localTimeOf, offsetAt } from "#platform/calendar/local-time.ts";
import type { EventView } from "./present-event-page.ts";

type Data = { [name: string]: string | number | Data | (string | Data)[] | undefined };

/** An event in schema.org terms. The router escapes anything that could end the script. */
export function eventJsonLd(event: EventView, origin: string): Data {
  const url = `${origin}/event/${event.id}`;
  const { startsAt, endsAt, timeZone, news, picture, organizer, organizerPath, ticketLink } = event;
  const isMoved = news?.kind === "moved" || news?.kind === "date-moved";
  const mode = event.isVirtual ? "Online" : "Offline";
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    "@id": url,
    url,
    name: event.name,
    description: event.description || undefined,
    image: [new URL(picture ?? `/event/${event.id}/card.png`, origin).href],
    startDate: withOffset(startsAt, timeZone),
    endDate: endsAt ? withOffset(endsAt, timeZone) : undefined,
    previousStartDate: isMoved ? withOffset(news.was, timeZone) : undefined,
    eventStatus: `https://schema.org/${statusOf(event, isMoved)}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: locationOf(event, url),
    organizer: organizer
      ? {
          "@type": "Organization",
          name: organizer,
          url: organizerPath ? `${origin}${organizerPath}` : undefined,
        }
      : undefined,
    // The price is unknown.
    offers: ticketLink ? { "@type": "Offer", url: ticketLink } : undefined,
  };
}

function statusOf({ isCanceled, isDateCanceled }: EventView, isMoved: boolean) {
  if (isCanceled || isDateCanceled) return "EventCancelled";
  return isMoved ? "EventRescheduled" : "EventScheduled";
}

function locationOf({ isVirtual, location, city, website }: EventView, url: string): Data | undefined {
  if (isVirtual) return { "@type": "VirtualLocation", url: website ?? url };
  if (!location) return undefined;
  const [locality, region] = city?.split(", ") ?? [];
  const { name, street } = readVenue(location, locality);
  return {
    "@type": "Place",
    name,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      addressCountry: region ? "US" : undefined,
    },
  };
}

/** The text before the city: in "Old Freight Depot, 12 Cotton Lane, Savannah, Georgia" it is a venue and a street. */
function readVenue(location: string, locality: string | undefined) {
  const parts = location.split(",").map((part) => part.trim());
  const cityAt = locality ? parts.lastIndexOf(locality) : -1;
  const before = cityAt < 0 ? parts : parts.slice(0, cityAt);
  const [name = locality ?? location, ...street] = before;
  return { name, street: (/^\d/.test(name) ? before : street).join(", ") || undefined };
}

/** `2026-12-05T11:00:00-05:00`, because search engines show the local time. */
function withOffset(moment: string, timeZone: string): string {
  const date = new Date(moment);
  const minutes = Math.round(offsetAt(date.getTime(), timeZone) / 60_000);
  const digits = (value: number) => String(Math.trunc(value)).padStart(2, "0");
  const offset = `${digits(Math.abs(minutes) / 60)}:${digits(Math.abs(minutes) % 60)}`;
  return `${localTimeOf(date, timeZone)}${minutes < 0 ? "-" : "+"}${offset}`;
}
