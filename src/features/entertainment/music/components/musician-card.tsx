import { ListCard, type ListCardProps } from "#ui/list-page/list-card.tsx";
import { NetworkLink } from "#ui/network-link.tsx";
import { summarizeText } from "#ui/summarize-text.ts";
import { listNetworks } from "../../list-networks.ts";
import type { Artist } from "../queries/list-artists.server.ts";

/** Three lines of a card on phones. */
const maxTextLength = 80;

/** A musician or producer in a list. */
export function MusicianCard({ item: artist, ...slot }: ListCardProps<Artist>) {
  const { artist_name: name, notable_work: work } = artist;
  const links = listNetworks(artist.social_media);
  return (
    <ListCard
      {...slot}
      {...(artist.artist_id && { to: `/artist/${artist.artist_id}` })}
      layout="words"
      name={name}
      picture={artist.image_url}
      tag={artist.genre}
      category={artist.type}
      badge={artist.real_name}
      text={artist.description && summarizeText(artist.description, maxTextLength)}
      actions={
        links.length > 0 && links.map((link) => <NetworkLink key={link.network} {...link} name={name} />)
      }
    >
      {work && (
        <div className="card-works">
          <p>
            Notable work: <b>{work}</b>
          </p>
        </div>
      )}
    </ListCard>
  );
}
