import { Globe, Heart } from "lucide";
import { Cover } from "#ui/cover.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { describeNetwork } from "#ui/network-icons.ts";
import { SplitHead } from "#ui/split-head.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { ConnectButton } from "../../connect/connect-button.tsx";
import { OwnVotesOf, VoteButton } from "../../votes/vote-button.tsx";
import type { Profile } from "../present-profile.ts";

/** The artist's name, facts and actions. */
export function ArtistHead({ profile }: { profile: Profile }) {
  const { id, name, category, location, tagline, supportLink, votes, works } = profile;
  // As in lists: the first work that is a picture.
  const picture = works.find(({ kind }) => kind === "picture")?.href;
  return (
    <SplitHead
      palette="indigo"
      back={<BackLink to="/artist-directory">Artist directory</BackLink>}
      title={name}
      cover={<Cover id={id} palette="indigo" ratio={1.2} picture={picture} eager isLarge />}
    >
      <p className="artist-facts">
        {category && <span>{category}</span>}
        {category && location && <span aria-hidden="true">·</span>}
        {location && <span>{location}</span>}
      </p>
      {tagline && <p className="lead wrap-anywhere">{tagline}</p>}
      <div className="artist-actions">
        {supportLink && (
          <ExternalLink className="button button-primary button-large" href={supportLink}>
            <Icon of={Heart} />
            Support Artist
          </ExternalLink>
        )}
        {votes !== null && (
          <>
            <ConnectButton artistId={id} name={name} size="large" />
            <OwnVotesOf artistIds={[id]}>
              <VoteButton artistId={id} name={name} votes={votes} size="large" />
            </OwnVotesOf>
          </>
        )}
      </div>
      <Socials profile={profile} />
    </SplitHead>
  );
}

function Socials({ profile: { name, socials } }: { profile: Profile }) {
  if (socials.length === 0) return null;
  return (
    <ul className="artist-socials">
      {socials.map(({ network, href }) => {
        const known = network === "website" ? { name: "the web", icon: Globe } : describeNetwork(network);
        return (
          <li key={network}>
            <ExternalLink className="icon-button artist-social" href={href}>
              <Icon of={known.icon} />
              <span className="sr-only">
                {name} on {known.name}
              </span>
            </ExternalLink>
          </li>
        );
      })}
    </ul>
  );
}
