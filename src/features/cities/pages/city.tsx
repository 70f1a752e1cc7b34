import { data, redirect } from "react-router";
import { BusinessCard } from "#features/directory/exports/business-card.tsx";
import { ComingEvent } from "#features/events/exports/coming-event.tsx";
import { servicesContext } from "#platform/http/services.ts";
import { CardGrid } from "#ui/card.tsx";
import { describeAll } from "#ui/format-number.ts";
import { JumpLinks } from "#ui/jump-links.tsx";
import { PlacesMap } from "#ui/map/places-map.tsx";
import { cityMeta, partsOf } from "../city-meta.ts";
import { cityPath } from "../city-path.ts";
import { CityGuides } from "../components/city-guides.tsx";
import { CityHead } from "../components/city-head.tsx";
import { CityPart } from "../components/city-part.tsx";
import { CityStays } from "../components/city-stays.tsx";
import { CityTours } from "../components/city-tours.tsx";
import { readCity } from "../read-city.server.ts";
import type { Route } from "./+types/city";

export const meta = cityMeta;

export async function loader({ context, params }: Route.LoaderArgs) {
  const slug = params.slug.toLowerCase();
  const city = await readCity(context.get(servicesContext).db, slug);
  if (!city) throw data(null, { status: 404 });
  if (slug !== params.slug) throw redirect(cityPath(slug), 301);
  return city;
}

/** A city: its guide, tours, businesses, events and stays. Empty sections are omitted. */
export default function CityPage({ loaderData: city }: Route.ComponentProps) {
  const { guides, tours, businesses, events, stays } = city;
  const inCity = `${city.city}, ${city.state}`;
  return (
    <div data-palette="green">
      <CityHead city={city} />
      <JumpLinks parts={partsOf(city)} />
      <div className="wrap pb-(--section)">
        <CityPart
          id="guides"
          palette="green"
          title="Start with the guide"
          shown={guides}
          all={{ to: "/travel-guides", label: "All travel guides" }}
        >
          <CityGuides guides={guides.items} />
        </CityPart>
        <CityPart
          id="tours"
          palette="green"
          title="Tours"
          shown={tours}
          all={{ to: "/cultural-tours", label: "All cultural tours" }}
        >
          <CityTours tours={tours.items} />
        </CityPart>
        <CityPart
          id="businesses"
          palette="gold"
          title="Businesses"
          shown={businesses}
          all={{
            to: `/directory?${new URLSearchParams({ near: inCity })}`,
            label: describeAll(businesses.total, "in the directory"),
          }}
        >
          <PlacesMap
            discs={businesses.pins}
            label={`Businesses in ${inCity} on the map`}
            className="city-map"
          />
          <CardGrid columns="four">
            {businesses.items.map((business, index) => (
              <BusinessCard key={business.id} business={business} index={index} />
            ))}
          </CardGrid>
        </CityPart>
        <CityPart
          id="events"
          palette="clay"
          title="Events"
          shown={events}
          all={{
            to: `/events/in/${city.slug}`,
            label: describeAll(events.total, "event", "events"),
          }}
        >
          <div className="list-rows">
            {events.items.map((event) => (
              <ComingEvent key={event.id} event={event} />
            ))}
          </div>
        </CityPart>
        <CityPart
          id="stays"
          palette="green"
          title="Stays"
          shown={stays}
          all={{ to: "/booking-platform", label: "All booking options" }}
        >
          <CityStays stays={stays.items} place={inCity} />
        </CityPart>
      </div>
    </div>
  );
}
