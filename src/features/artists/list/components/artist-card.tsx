import type { ReactNode } from "react";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ListCard, type ListCardProps } from "#ui/list-page/list-card.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { ArtistItem } from "../read-artists.server.ts";

type ArtistCardProps = ListCardProps<ArtistItem> & {
  /** The button to support the artist, with the count. */
  vote?: ReactNode;
  /** The button to write to the artist. */
  connect?: ReactNode;
};

/** An artist in a list: category, name, location, and a link to the profile. */
export function ArtistCard({ item: artist, vote, connect, ...slot }: ArtistCardProps) {
  const { name, profileTo } = artist;
  const label = `View Profile: ${name}`;
  return (
    <ListCard
      {...slot}
      {...(profileTo ? { to: profileTo } : { onOpen: announceProfile })}
      picture={artist.picture}
      category={artist.category}
      name={name}
      place={artist.location}
      actions={
        <>
          {profileTo ? (
            <ButtonLink to={profileTo} variant="secondary" size="small" className="flex-1" aria-label={label}>
              View Profile
            </ButtonLink>
          ) : (
            <Button
              variant="secondary"
              size="small"
              className="flex-1"
              aria-label={label}
              onClick={announceProfile}
            >
              View Profile
            </Button>
          )}
          {connect}
          {vote}
        </>
      }
    >
      <p className="text-muted text-small">{artist.tagline}</p>
    </ListCard>
  );
}

function announceProfile() {
  showToast({ title: "Profile page coming soon!" });
}
