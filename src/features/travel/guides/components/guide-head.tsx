import { CalendarDays, MapPin } from "lucide";
import { Cover } from "#ui/cover.tsx";
import { Icon } from "#ui/icon.tsx";
import { SplitHead } from "#ui/split-head.tsx";
import { BackLink, TextLink } from "#ui/text-link.tsx";
import type { GuideView } from "../present-guide.ts";

/** Theme, introduction, place and season of a guide, next to its picture or cloth. */
export function GuideHead({ guide }: { guide: GuideView }) {
  const { id, title, lead, place, citySlug, bestSeason, picture } = guide;
  return (
    <SplitHead
      palette="green"
      back={<BackLink to="/travel-guides">All travel guides</BackLink>}
      title={title}
      lead={lead}
      cover={<Cover id={id} palette="green" ratio={1.2} picture={picture} eager isLarge />}
    >
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <li className="flex items-center gap-2">
          <Icon of={MapPin} className="size-5" />
          {citySlug ? <TextLink to={`/cities/${citySlug}`}>{place}</TextLink> : place}
        </li>
        {bestSeason && (
          <li className="flex items-center gap-2">
            <Icon of={CalendarDays} className="size-5" />
            Best time: {bestSeason}
          </li>
        )}
      </ul>
    </SplitHead>
  );
}
