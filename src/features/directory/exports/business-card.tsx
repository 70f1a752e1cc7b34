import { Card } from "#ui/card.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { Score } from "#ui/rating.tsx";

export type BusinessCardData = {
  id: string;
  name: string;
  /** One or two lines about it. */
  text: string | null;
  category: string;
  location: string | null;
  media: string | null;
  /** 0 while nobody has rated it. */
  rating: number;
  reviews: number;
  isVerified: boolean;
  /** From the place somebody asked for, in words. */
  distance?: string;
  /** Another colourway than its own, where a neighbour has like cloth. */
  way?: number;
};

type BusinessCardProps = {
  business: BusinessCardData;
  /** The place in its list. */
  index?: number;
  /** In sight when the page opens. */
  eager?: boolean;
  level?: 2 | 3 | 4;
};

/** A business in a list. */
export function BusinessCard({ business, index = 0, eager, level = 3 }: BusinessCardProps) {
  const { id, name, text, category, location, distance, rating, reviews, isVerified } = business;
  return (
    <Card
      to={`/business/${id}`}
      name={name}
      palette="gold"
      index={index}
      level={level}
      category={category}
      mark={isVerified && "Verified"}
      text={text && <span className="line-clamp-2 text-small leading-snug">{text}</span>}
      place={[distance, location].filter(Boolean).join(" · ")}
      rating={<Score rating={rating} count={reviews} />}
      cover={<Cover business={business} eager={eager} />}
    />
  );
}

function Cover({ business, eager }: { business: BusinessCardData; eager: boolean | undefined }) {
  const { id, media, way } = business;
  if (!media) return <Cloth id={id} palette="gold" way={way} eager={eager} />;
  const loading = eager ? "eager" : "lazy";
  return (
    <img
      className="cloth aspect-4/3"
      src={media}
      alt=""
      width={640}
      height={480}
      loading={loading}
      decoding="async"
    />
  );
}
