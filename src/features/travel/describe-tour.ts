import { websiteLink } from "#platform/http/request/website-link.ts";
import type { Tour } from "./queries/list-tours.server.ts";

/** A tour in schema.org terms. */
export function describeTour({ tour_name: name, tour_type, description, location, website }: Tour) {
  const url = websiteLink(website);
  return {
    "@type": "TouristAttraction",
    name,
    ...(description && { description }),
    ...(tour_type && { keywords: tour_type }),
    ...(location && { address: location }),
    ...(url && { url }),
  };
}
