import { websiteLink } from "#platform/http/request/website-link.ts";
import { ExternalButton } from "#ui/button.tsx";
import { Card, CardGrid } from "#ui/card.tsx";
import { Cover } from "#ui/cover.tsx";
import type { CityData } from "../read-city.server.ts";

type CityStaysProps = { stays: CityData["stays"]["items"]; place: string };

/** The first places to stay, each with its price and a booking link. */
export function CityStays({ stays, place }: CityStaysProps) {
  return (
    <CardGrid columns="roomy">
      {stays.map(({ id, name, serviceType, description, priceRange, bookingLink, website }, index) => {
        const link = websiteLink(bookingLink) ?? websiteLink(website);
        return (
          <Card
            key={id}
            name={name}
            palette="green"
            index={index}
            cover={<Cover id={id} palette="green" />}
            category={serviceType}
            text={description}
            place={place}
            rating={priceRange && <b>{priceRange}</b>}
            actions={
              link && (
                <ExternalButton href={link} aria-label={`Book: ${name}`}>
                  Book
                </ExternalButton>
              )
            }
          />
        );
      })}
    </CardGrid>
  );
}
