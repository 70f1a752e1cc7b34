import { Check } from "lucide";
import { AddToTrip } from "#features/trips/exports/add-to-trip.tsx";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { websiteLink } from "#platform/http/request/website-link.ts";
import { Badge } from "#ui/badge.tsx";
import { ExternalButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ListCard, type ListCardProps } from "#ui/list-page/list-card.tsx";
import { TravelScore } from "../../reviews/components/travel-score.tsx";
import type { Booking } from "../queries/list-bookings.server.ts";

/** A booking option in a list: type, place, price, and a link to the provider. */
export function BookingCard({ item: booking, ...slot }: ListCardProps<Booking>) {
  const { name, location, ownership_tag: ownership } = booking;
  const [link, website] = [websiteLink(booking.booking_link), websiteLink(booking.website)];
  return (
    <ListCard
      {...slot}
      ratio={16 / 9}
      name={name}
      tag={booking.category}
      badge={ownership && <OwnershipBadge tag={ownership} />}
      text={booking.description}
      factLayout="rows"
      facts={[
        { label: "Location", value: location && shortenLocation(location) },
        { label: "Service", value: booking.service_type },
        { label: "Price range", value: booking.price_range },
      ]}
      actions={
        <>
          {link && (
            <ExternalButton href={link} aria-label={`Book Now: ${name}`}>
              Book Now
            </ExternalButton>
          )}
          {website && (
            <ExternalButton href={website} variant="secondary" aria-label={`Website: ${name}`}>
              Website
            </ExternalButton>
          )}
          <AddToTrip kind="booking" subjectId={booking.id} name={name} />
        </>
      }
    >
      <TravelScore kind="booking" id={booking.id} name={name} score={booking.score} />
    </ListCard>
  );
}

function OwnershipBadge({ tag }: { tag: string }) {
  return (
    <Badge tone={tag.startsWith("Black") && tag.endsWith("-Owned") ? "good" : "plain"}>
      {tag.endsWith("-Owned") && <Icon of={Check} />}
      {tag}
    </Badge>
  );
}
