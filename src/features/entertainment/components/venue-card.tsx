import { shortenLocation } from "#platform/geo/us-states.ts";
import { websiteLink } from "#platform/http/website-link.ts";
import { ExternalButton } from "#ui/button.tsx";
import { formatCount } from "#ui/format-number.ts";
import { ListCard, type ListCardProps } from "#ui/list-page/list-card.tsx";
import type { Venue } from "../queries/list-venues.server.ts";

/** A venue in a list: what kind of room it is, and the way to its own site. */
export function VenueCard({ item: venue, ...slot }: ListCardProps<Venue>) {
  const { venue_name: name, city, state, notable_features: features } = venue;
  const website = websiteLink(venue.website);
  return (
    <ListCard
      {...slot}
      name={name}
      tag={venue.black_owned ? "Black-Owned" : venue.black_supporting && "Black-Supporting"}
      place={shortenLocation([city, state].filter(Boolean).join(", "))}
      facts={[
        { label: "Venue type", value: venue.venue_type },
        { label: "Capacity", value: venue.capacity && formatCount(venue.capacity) },
        { label: "Established", value: venue.established_year },
      ]}
      quote={features}
      actions={
        website && (
          <ExternalButton href={website} variant="secondary">
            Visit Website
          </ExternalButton>
        )
      }
    />
  );
}
