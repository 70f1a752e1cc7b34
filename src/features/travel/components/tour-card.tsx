import { AddToTrip } from "#features/trips/exports/add-to-trip.tsx";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { websiteLink } from "#platform/http/request/website-link.ts";
import { Button, ExternalButton } from "#ui/button.tsx";
import { ListCard, type ListCardProps } from "#ui/list-page/list-card.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { Tour } from "../queries/list-tours.server.ts";
import { TravelScore } from "../reviews/components/travel-score.tsx";

const notOnline = {
  title: "Booking Not Available Online",
  description: "Please contact the tour operator directly to book your experience.",
};

/** A tour in a list: type, schedule, price and how to book it. */
export function TourCard({ item: tour, ...slot }: ListCardProps<Tour>) {
  const { tour_name: name, location } = tour;
  const website = websiteLink(tour.website);
  return (
    <ListCard
      {...slot}
      name={name}
      tag={tour.black_owned_business && "Black-Owned"}
      category={tour.tour_type}
      text={tour.description}
      place={location && shortenLocation(location)}
      facts={[
        { label: "Duration", value: tour.duration },
        { label: "Schedule", value: tour.schedule },
        { label: "Price", value: tour.price_range },
        { label: "Before you book", value: tour.booking_requirements },
        { label: "Contact", value: tour.contact_info },
      ]}
      actions={
        <>
          {website ? (
            <ExternalButton href={website} aria-label={`Book Now: ${name}`}>
              Book Now
            </ExternalButton>
          ) : (
            <NotOnlineButton name={name} />
          )}
          <AddToTrip kind="tour" subjectId={tour.id} name={name} />
        </>
      }
    >
      <TravelScore kind="tour" id={tour.id} name={name} score={tour.score} />
    </ListCard>
  );
}

/** A tour without a website is booked in person. */
function NotOnlineButton({ name }: { name: string }) {
  return (
    <>
      <Button aria-label={`Book Now: ${name}`} onClick={() => showToast(notOnline)}>
        Book Now
      </Button>
      <noscript>
        <p>
          <b>{notOnline.title}.</b> {notOnline.description}
        </p>
      </noscript>
    </>
  );
}
