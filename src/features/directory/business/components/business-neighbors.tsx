import { CardGrid } from "#ui/card.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { GoLink } from "#ui/text-link.tsx";
import { BusinessCard } from "../../exports/business-card.tsx";
import type { Neighbors } from "../read-neighbors.server.ts";

/** Other businesses nearby. */
export function BusinessNeighbors({ city, cards, all }: Neighbors) {
  return (
    <section className="bg-sunk py-(--section)" aria-labelledby="neighbors">
      <div className="wrap">
        <SectionHead id="neighbors" title={`Also around ${city}`}>
          <GoLink to={all}>All of {city}</GoLink>
        </SectionHead>
        <CardGrid columns="four">
          {cards.map((business, index) => (
            <BusinessCard key={business.id} business={business} index={index} />
          ))}
        </CardGrid>
      </div>
    </section>
  );
}
