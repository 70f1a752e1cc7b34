import { ExternalLink as ExternalIcon } from "lucide";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { Card } from "#ui/card.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { formatCount } from "#ui/format-number.ts";
import { Icon } from "#ui/icon.tsx";
import type { Venue } from "../queries/list-venues.server.ts";

/** A venue in a list: what kind of room it is, and the way to its own site. */
export function VenueCard({ venue, index }: { venue: Venue; index: number }) {
  const { id, venue_name: name, city, state, website, notable_features: features } = venue;
  return (
    <Card
      name={name}
      palette="indigo"
      index={index}
      cover={<Cloth id={id} palette="indigo" eager={index < 3} />}
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
          <ExternalLink href={website} className="button button-secondary button-regular">
            Visit Website
            <Icon of={ExternalIcon} />
          </ExternalLink>
        )
      }
    />
  );
}
