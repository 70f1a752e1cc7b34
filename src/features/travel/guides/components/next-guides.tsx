import { CardGrid } from "#ui/card.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { GoLink } from "#ui/text-link.tsx";
import type { Guide } from "../queries/list-guides.server.ts";
import { GuideCard } from "./guide-card.tsx";

/** Other guides to read next. */
export function NextGuides({ guides }: { guides: readonly Guide[] }) {
  if (guides.length === 0) return null;
  return (
    <section className="section-y not-on-paper" aria-labelledby="keep-going">
      <div className="wrap">
        <SectionHead id="keep-going" title="Keep going">
          <GoLink to="/travel-guides">All guides</GoLink>
        </SectionHead>
        <CardGrid columns="roomy">
          {guides.map((guide) => (
            // Below the fold: covers load lazily.
            <GuideCard key={guide.id} id={guide.id} item={guide} index={eagerCards} palette="green" />
          ))}
        </CardGrid>
      </div>
    </section>
  );
}

const eagerCards = 3;
