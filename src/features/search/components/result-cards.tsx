import { BusinessCard, type BusinessCardData } from "#features/directory/exports/business-card.tsx";
import { Card, CardGrid } from "#ui/card.tsx";
import { Cover } from "#ui/cover.tsx";
import { Price } from "#ui/price.tsx";
import { Score } from "#ui/rating.tsx";
import type { Result } from "../find/result.ts";

type ResultProps = { items: readonly Result[] };

/** Businesses, with the cards of the directory. */
export function ResultBusinesses({ businesses }: { businesses: readonly BusinessCardData[] }) {
  return (
    <CardGrid className="card-grid-keep">
      {businesses.map((business, index) => (
        <BusinessCard key={business.id} business={business} index={index} />
      ))}
    </CardGrid>
  );
}

export function ResultProducts({ items }: ResultProps) {
  return (
    <CardGrid columns="four">
      {items.map((item, index) => (
        <Card
          key={item.id}
          to={item.href}
          name={item.title}
          palette="plum"
          index={index}
          category={item.detail}
          price={item.price && <Price now={item.price} />}
          rating={item.rating && <Score rating={item.rating.average} count={item.rating.reviews} />}
          cover={<Cover id={item.id} palette="plum" ratio={4 / 5} picture={item.pictureUrl} />}
        />
      ))}
    </CardGrid>
  );
}

export function ResultArtists({ items }: ResultProps) {
  return (
    <CardGrid columns="four">
      {items.map((item, index) => {
        const { what, where } = splitDetail(item.detail);
        return (
          <Card
            key={item.id}
            to={item.href}
            name={item.title}
            palette="indigo"
            index={index}
            category={what}
            text={item.summary}
            place={where}
            cover={<Cover id={item.id} palette="indigo" picture={item.pictureUrl} />}
          />
        );
      })}
    </CardGrid>
  );
}

/** Splits a detail such as `Market · Savannah, GA`. */
export function splitDetail(detail: string): { what: string; where: string } {
  const parts = detail.split(" · ");
  return parts.length < 2
    ? { what: detail, where: "" }
    : { what: parts[0] ?? "", where: parts.slice(1).join(" · ") };
}
