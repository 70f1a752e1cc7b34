import { CardGrid } from "#ui/card.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { GoLink } from "#ui/text-link.tsx";
import { BusinessCard } from "../../exports/business-card.tsx";
import { BrowseLinks } from "../../list/components/browse-links.tsx";
import type { LandingData } from "../read-landing.server.ts";

const eagerCards = 3;

/** The page of a category or a city: its first businesses, and links to more. */
export function LandingPage({
  landing: { path, subject, total, cards, all, city, links },
}: {
  landing: LandingData;
}) {
  return (
    <>
      <PageHead
        palette="gold"
        title={<>Black-owned businesses in {subject}</>}
        lead={`${total}. Start with these.`}
        cloths={[1, 2, 3].map((bolt) => (
          <Cloth key={bolt} id={`${path}-${bolt}`} palette="gold" ratio={0.4} height={420} eager />
        ))}
      >
        {city && (
          <p className="mt-6">
            <GoLink to={city}>Guides, events and stays in {subject}</GoLink>
          </p>
        )}
      </PageHead>
      <div className="wrap pt-[clamp(1.5rem,3vw,2.5rem)] pb-(--section)">
        <section aria-labelledby="businesses">
          <SectionHead id="businesses" title="Top picks">
            <GoLink to={all}>Search and filter them all</GoLink>
          </SectionHead>
          <CardGrid>
            {cards.map((business, index) => (
              <BusinessCard key={business.id} business={business} index={index} eager={index < eagerCards} />
            ))}
          </CardGrid>
        </section>
      </div>
      <BrowseLinks groups={links} />
    </>
  );
}
