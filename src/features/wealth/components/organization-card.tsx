import { websiteLink } from "#platform/http/request/website-link.ts";
import { Badge } from "#ui/badge.tsx";
import { ExternalButton } from "#ui/button.tsx";
import { ListCard, type ListCardProps } from "#ui/list-page/list-card.tsx";
import { NetworkLink } from "#ui/network-link.tsx";
import { TagList } from "#ui/tag-list.tsx";
import { listLinks } from "../list-links.ts";
import type { Organization } from "../queries/list-organizations.server.ts";

/** An organization in a list: its services and links. */
export function OrganizationCard({ item: organization, ...slot }: ListCardProps<Organization>) {
  const { name, category } = organization;
  const website = websiteLink(organization.website);
  const links = listLinks(organization.social_media_links);
  return (
    <ListCard
      {...slot}
      name={name}
      picture={organization.image_url}
      ratio={16 / 9}
      category={category && <Badge palette="teal">{category}</Badge>}
      text={organization.description}
      actions={
        (website || links.length > 0) && (
          <>
            {website && (
              <ExternalButton href={website} variant="secondary" aria-label={`Website: ${name}`}>
                Website
              </ExternalButton>
            )}
            {links.map(({ network, href }) => (
              <NetworkLink key={network} {...{ network, href, name }} />
            ))}
          </>
        )
      }
    >
      <TagList label="Services offered" tags={organization.services_offered} />
    </ListCard>
  );
}
