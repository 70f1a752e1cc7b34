import type { FeaturedBusiness } from "#features/directory/exports/home.server.ts";
import { Card } from "#ui/card.tsx";
import { Cover } from "#ui/cover.tsx";
import { Score } from "#ui/rating.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { GoLink } from "#ui/text-link.tsx";

/** The featured businesses: the first one large, the others next to it. */
export function Featured({ businesses }: { businesses: readonly FeaturedBusiness[] }) {
  const [first, ...others] = businesses;
  if (!first) return null;
  return (
    <section className="wrap pb-(--section)" aria-labelledby="featured">
      <SectionHead id="featured" title={titles[businesses.length - 1] ?? "In the window"}>
        <GoLink to="/directory">See the directory</GoLink>
      </SectionHead>
      <div className="grid gap-[clamp(1.5rem,3vw,2.5rem)] sm:grid-cols-[1.42fr_1fr]">
        <FeaturedCard business={first} isFirst />
        {others.length > 0 && (
          <div className="grid content-start gap-[clamp(1.5rem,3vw,2.5rem)]">
            {others.map((business, index) => (
              <FeaturedCard key={business.id} business={business} index={index + 1} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

const titles = ["A stall worth the trip", "Two stalls worth the trip", "Three stalls worth the trip"];

type FeaturedCardProps = { business: FeaturedBusiness; isFirst?: boolean; index?: number };

function FeaturedCard({ business, isFirst, index = 0 }: FeaturedCardProps) {
  const { id, name, text, location, media, category, averageRating, reviewCount } = business;
  return (
    <Card
      to={`/business/${id}`}
      name={name}
      palette="gold"
      index={index}
      size={isFirst ? "big" : "regular"}
      tag={isFirst && "Featured"}
      category={category}
      text={isFirst && text}
      place={location}
      rating={<Score rating={averageRating} count={reviewCount} />}
      cover={<Cover id={id} palette="gold" ratio={isFirst ? 4 / 3 : 2.1} picture={media} />}
    />
  );
}
