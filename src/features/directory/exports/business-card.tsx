import { Card } from "#ui/card.tsx";
import { Cover } from "#ui/cover.tsx";
import { Score } from "#ui/rating.tsx";

export type BusinessCardData = {
  id: string;
  name: string;
  /** A summary of one or two lines. */
  text: string | null;
  category: string;
  location: string | null;
  media: string | null;
  /** 0 without reviews. */
  rating: number;
  reviews: number;
  isVerified: boolean;
  /** The formatted distance from the searched place. */
  distance?: string;
};

type BusinessCardProps = {
  business: BusinessCardData;
  /** Its index in the list. */
  index?: number;
  /** Above the fold. */
  eager?: boolean;
  level?: 2 | 3 | 4;
};

/** A business in a list. */
export function BusinessCard({ business, index = 0, eager, level = 3 }: BusinessCardProps) {
  const { id, name, text, category, location, distance, media, rating, reviews, isVerified } = business;
  return (
    <Card
      to={`/business/${id}`}
      name={name}
      palette="gold"
      index={index}
      level={level}
      category={category}
      checkLabel={isVerified && "Verified"}
      text={text}
      place={[distance, location].filter(Boolean).join(" · ")}
      rating={<Score rating={rating} count={reviews} />}
      cover={<Cover id={id} palette="gold" picture={media} eager={eager} />}
    />
  );
}
