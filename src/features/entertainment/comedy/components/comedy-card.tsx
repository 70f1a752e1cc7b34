import { websiteLink } from "#platform/http/request/website-link.ts";
import { ListCard, type ListCardProps } from "#ui/list-page/list-card.tsx";
import { NetworkLink } from "#ui/network-link.tsx";
import { Score } from "#ui/rating.tsx";
import { listNetworks } from "../../list-networks.ts";
import type { Comedy } from "../queries/list-comedy.server.ts";

/** A comedian or comedy venue in a list: a business, in the color of businesses. */
export function ComedyCard({ item: comedy, ...slot }: ListCardProps<Comedy>) {
  const { id, name, instagram, twitter, facebook } = comedy;
  const website = websiteLink(comedy.website);
  const links = [
    ...(website ? [{ network: "website", href: website }] : []),
    ...listNetworks({ instagram, twitter, facebook }),
  ];
  return (
    <ListCard
      {...slot}
      palette="gold"
      layout="words"
      to={`/business/${id}`}
      name={name}
      picture={comedy.media}
      tag={comedy.subcategory}
      category={comedy.category}
      checkLabel={comedy.verified && "Verified"}
      topNote="Not Verified"
      text={comedy.description}
      actions={
        links.length > 0 && links.map((link) => <NetworkLink key={link.network} {...link} name={name} />)
      }
    >
      <p className="card-end">
        <Score rating={comedy.average_rating} />
      </p>
    </ListCard>
  );
}
