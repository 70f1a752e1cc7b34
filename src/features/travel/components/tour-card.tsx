import { ExternalLink as ExternalIcon } from "lucide";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { Tour } from "../queries/list-tours.server.ts";

const notOnline = {
  title: "Booking Not Available Online",
  description: "Please contact the tour operator directly to book your experience.",
};

/** A tour in a list: what it is, when it runs, what it costs and how to book it. */
export function TourCard({ tour, index }: { tour: Tour; index: number }) {
  const {
    id,
    tour_name: name,
    tour_type: type,
    location,
    booking_requirements,
    contact_info,
    website,
  } = tour;
  return (
    <Card
      name={name}
      palette="green"
      index={index}
      cover={<Cloth id={id} palette="green" eager={index < 3} />}
      tag={tour.black_owned_business && "Black-Owned"}
      category={type}
      text={tour.description}
      place={location && shortenLocation(location)}
      facts={[
        { label: "Duration", value: tour.duration },
        { label: "Schedule", value: tour.schedule },
        { label: "Price", value: tour.price_range },
        { label: "Before you book", value: booking_requirements },
        { label: "Contact", value: contact_info },
      ]}
      actions={website ? <BookingLink website={website} name={name} /> : <NotOnlineButton name={name} />}
    />
  );
}

function BookingLink({ website, name }: { website: string; name: string }) {
  return (
    <ExternalLink
      href={website}
      className="button button-primary button-regular"
      aria-label={`Book Now: ${name}`}
    >
      Book Now
      <Icon of={ExternalIcon} />
    </ExternalLink>
  );
}

/** Without a site of its own, a tour is booked by talking to somebody. */
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
