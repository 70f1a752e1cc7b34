import { ListCard, type ListCardProps } from "#ui/list-page/list-card.tsx";
import { TravelScore } from "../../reviews/components/travel-score.tsx";
import { nameGuide, placeGuide, previewGuide } from "../name-guide.ts";
import type { Guide } from "../queries/list-guides.server.ts";

/** A guide in a list: its place and the beginning of its text. */
export function GuideCard({ item: guide, ...slot }: ListCardProps<Guide>) {
  return (
    <ListCard
      {...slot}
      to={`/travel-guides/${guide.id}`}
      name={nameGuide(guide)}
      category={placeGuide(guide)}
      text={previewGuide(guide.description)}
      picture={guide.image_url}
    >
      <TravelScore kind="guide" id={guide.id} name={nameGuide(guide)} score={guide.score} />
    </ListCard>
  );
}
