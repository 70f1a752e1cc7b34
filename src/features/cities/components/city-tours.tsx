import { websiteLink } from "#platform/http/request/website-link.ts";
import { Cloth } from "#ui/cloth.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Link } from "#ui/link.tsx";
import type { CityData } from "../read-city.server.ts";

type Tour = CityData["tours"]["items"][number];

/** The first tours as rows: name, price, duration. */
export function CityTours({ tours }: { tours: readonly Tour[] }) {
  return (
    <ul className="city-tours">
      {tours.map((tour) => (
        <li key={tour.id} className="city-tour">
          <Cloth id={tour.id} palette="green" ratio={1} height={96} />
          <div>
            {tour.type && <p className="kicker">{tour.type}</p>}
            <h3>
              <TourLink tour={tour} />
            </h3>
            {tour.description && <p className="city-tour-text">{tour.description}</p>}
          </div>
          <p className="city-tour-price">
            {tour.priceRange && <b>{tour.priceRange}</b>}
            {tour.duration}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Links to the tour's website or, without one, to the list that says how to contact it. */
function TourLink({ tour: { name, website: given } }: { tour: Tour }) {
  const website = websiteLink(given);
  if (website) return <ExternalLink href={website}>{name}</ExternalLink>;
  return <Link to="/cultural-tours">{name}</Link>;
}
