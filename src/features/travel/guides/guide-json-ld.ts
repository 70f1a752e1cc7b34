import type { GuideView, StopView } from "./present-guide.ts";

type Data = { [name: string]: string | number | Data | (string | Data)[] | undefined };

/** A guide in schema.org terms. The router escapes what could end the script. */
export function guideJsonLd(guide: GuideView, origin: string): Data {
  const url = `${origin}/travel-guides/${guide.id}`;
  const picture = guide.picture && URL.parse(guide.picture, origin);
  const stops = guide.days.flatMap((day) => day.stops);
  return {
    "@context": "https://schema.org",
    "@type": "TouristTrip",
    "@id": url,
    url,
    name: guide.title,
    description: guide.description || undefined,
    image: [picture ? picture.href : `${url}/card.png`],
    itinerary: {
      "@type": "ItemList",
      numberOfItems: stops.length,
      itemListElement: stops.map((stop, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: stopJsonLd(stop, guide.city, origin),
      })),
    },
  };
}

function stopJsonLd({ name, address, website, listing }: StopView, city: string, origin: string): Data {
  const page = listing ? `${origin}/business/${listing.id}` : undefined;
  return {
    "@type": listing ? "LocalBusiness" : "Place",
    "@id": page,
    name,
    url: page ?? website ?? undefined,
    sameAs: page && website ? website : undefined,
    address: address ? `${address}, ${city}` : city,
  };
}
