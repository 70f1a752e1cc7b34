import { TextLink } from "#ui/text-link.tsx";

type ClaimArtistLinkProps = { artistId: string; hasOwner: boolean };

/** A link for artists to claim their profile, at the bottom of its page. */
export function ClaimArtistLink({ artistId, hasOwner }: ClaimArtistLinkProps) {
  return (
    <p className="text-muted text-small">
      {hasOwner ? "Claimed by the artist. Is it you instead?" : "Is this you? Keep your profile right."}{" "}
      <TextLink to={`/artist/${artistId}/claim`} className="whitespace-nowrap">
        Claim this profile
      </TextLink>
    </p>
  );
}
