import { RoomShowLine } from "#features/events/exports/room-show.tsx";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { websiteLink } from "#platform/http/request/website-link.ts";
import { ExternalButton } from "#ui/button.tsx";
import { formatCount } from "#ui/format-number.ts";
import { ListCard, type ListCardProps } from "#ui/list-page/list-card.tsx";
import type { VenueItem } from "../read-venues.server.ts";

/** A venue in a list: its type, its next shows, and a link to its website. */
export function VenueCard({ item: venue, ...slot }: ListCardProps<VenueItem>) {
  const { venue_name: name, city, state, notable_features: features, shows } = venue;
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
    >
      {shows.length > 0 && (
        <div className="card-works">
          <p className="quiet">Coming up</p>
          <ul className="grid gap-2">
            {shows.map((show) => (
              <li key={show.id}>
                <RoomShowLine show={show} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </ListCard>
  );
}
