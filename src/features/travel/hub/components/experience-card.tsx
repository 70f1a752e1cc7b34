import { shortenLocation } from "#platform/geo/us-states.ts";
import { websiteLink } from "#platform/http/request/website-link.ts";
import { ExternalButton } from "#ui/button.tsx";
import { ListCard, type ListCardProps } from "#ui/list-page/list-card.tsx";
import { summarizeText } from "#ui/summarize-text.ts";
import type { Experience } from "../queries/list-experiences.server.ts";

/** Three lines of a card. */
const maxTextLength = 120;

/** A business worth the trip, in the color of businesses. */
export function ExperienceCard({ item: business, ...slot }: ListCardProps<Experience>) {
  const { id, name, category, description, location, image_url: picture } = business;
  const website = websiteLink(business.website);
  return (
    <ListCard
      {...slot}
      palette="gold"
      to={`/business/${id}`}
      name={name}
      picture={picture}
      category={category}
      text={description && summarizeText(description, maxTextLength)}
      place={location && shortenLocation(location)}
      actions={
        website && (
          <ExternalButton href={website} variant="secondary" size="small" aria-label={`Website: ${name}`}>
            Website
          </ExternalButton>
        )
      }
    />
  );
}
