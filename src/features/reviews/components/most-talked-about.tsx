import { Card, CardGrid } from "#ui/card.tsx";
import { Cover } from "#ui/cover.tsx";
import { Score } from "#ui/rating.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import type { TalkedAbout } from "../read-opening.server.ts";
import { reviewsList } from "../reviews-query.ts";

/** The businesses with the most reviews lately. */
export function MostTalkedAbout({ businesses }: { businesses: readonly TalkedAbout[] }) {
  if (businesses.length === 0) return null;
  return (
    <section className="section-y bg-sunk" aria-labelledby="talked-about">
      <div className="wrap">
        <SectionHead id="talked-about" title="Most talked about" />
        <CardGrid columns="four">
          {businesses.map(({ id, name, category, location, media, rating, reviewCount, ...talk }, index) => (
            <Card
              key={id}
              to={reviewsList.href({ business: id })}
              name={name}
              palette="teal"
              index={index}
              category={category}
              badge={
                <span className="text-muted text-small">
                  <b className="font-semibold text-ink">{talk.news}</b> {talk.since}
                </span>
              }
              place={location}
              rating={<Score rating={rating} count={reviewCount} />}
              cover={<Cover id={id} palette="gold" picture={media} />}
            />
          ))}
        </CardGrid>
      </div>
    </section>
  );
}
