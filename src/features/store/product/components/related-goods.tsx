import { CardGrid } from "#ui/card.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { GoLink } from "#ui/text-link.tsx";
import { ProductCard } from "../../components/product-card.tsx";
import type { RelatedSection } from "../queries/list-cards.server.ts";

/** What goes with a product, under the titles its seller has given. */
export function RelatedGoods({ sections }: { sections: readonly RelatedSection[] }) {
  if (sections.length === 0) return null;
  return (
    <div className="grid gap-12 bg-sunk py-(--section)">
      {sections.map(({ title, cards }, at) => (
        <section key={title} aria-labelledby={`related-${at}`} className="wrap">
          <SectionHead id={`related-${at}`} title={title}>
            {at === 0 && <GoLink to="/store">All products</GoLink>}
          </SectionHead>
          <CardGrid columns="four">
            {cards.map((card, index) => (
              // Below the fold: none of them has to be there at once.
              <ProductCard key={card.id} product={card} index={index + 3} />
            ))}
          </CardGrid>
        </section>
      ))}
    </div>
  );
}
