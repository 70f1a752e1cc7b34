import { Block, type BlockPalette } from "#ui/block.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Cover } from "#ui/cover.tsx";
import { ConnectButton } from "../../connect/connect-button.tsx";
import type { Spotlight, SpotlightArtist } from "../queries/find-spotlight.server.ts";

/** A featured artist and a rising talent. Renders nothing without either. */
export function ArtistSpotlight({ featured, rising }: Spotlight) {
  if (!featured && !rising) return null;
  return (
    <section aria-labelledby="spotlight" className="wrap pt-(--section) pb-4 md:pb-12">
      <h2 id="spotlight" className="mb-6 md:mb-9">
        Artist Spotlight
      </h2>
      <div className="spotlight">
        {featured && <Panel label="Featured Artist" palette="indigo" artist={featured} canConnect />}
        {rising && <Panel label="Rising Talent" palette="ink" artist={rising} />}
      </div>
    </section>
  );
}

type PanelProps = { label: string; palette: BlockPalette; artist: SpotlightArtist; canConnect?: true };

function Panel({ label, palette, artist: { artistId, name, tagline, picture }, canConnect }: PanelProps) {
  return (
    <Block as="article" palette={palette} aria-label={`${label}: ${name}`}>
      <Cover
        id={artistId}
        palette="indigo"
        ratio={2.3}
        height={300}
        picture={picture}
        eager
        className="spotlight-cloth"
      />
      <div className="spotlight-words">
        <p className="kicker">{label}</p>
        <h3>{name}</h3>
        <p className="text-quiet">{tagline || "Creative artist"}</p>
        <div className="actions">
          <ButtonLink to={`/artist/${artistId}`} prefetch="intent" aria-label={`View Profile: ${name}`}>
            View Profile
          </ButtonLink>
          {canConnect && <ConnectButton artistId={artistId} name={name} />}
        </div>
      </div>
    </Block>
  );
}
