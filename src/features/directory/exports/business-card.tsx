import { Card } from "#ui/card.tsx";
import { Cover } from "#ui/cover.tsx";
import { Score } from "#ui/rating.tsx";
import type { ClothChange } from "#ui/weave/choose-cloths.ts";

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
  /** What its cloth has instead of its own, where a neighbor has like cloth. */
  cloth: ClothChange;
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
  const { id, name, text, category, location, distance, media, cloth, rating, reviews, isVerified } =
    business;
  return (
    <Card
      to={`/business/${id}`}
      name={name}
      palette="gold"
      index={index}
      level={level}
      category={category}
      mark={isVerified && "Verified"}
      text={text}
      place={[distance, location].filter(Boolean).join(" · ")}
      rating={<Score rating={rating} count={reviews} />}
      cover={<Cover id={id} palette="gold" {...cloth} picture={media} eager={eager} />}
    />
  );
}
