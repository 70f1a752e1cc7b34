import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { ConnectDialog } from "./components/connect-dialog.tsx";
import { connectPath } from "./connect-path.ts";

type ConnectButtonProps = {
  /** Null for an entry of another list, which has no one to write to. */
  artistId: string | null;
  /** The artist, for screen readers. */
  name: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/**
 * Opens the form to write to an artist: in a dialog for members, on a separate page for others and without JavaScript.
 * Until the launch switch is on, it says that this is coming soon.
 */
export function ConnectButton({ artistId, name, variant = "secondary", size }: ConnectButtonProps) {
  const root = useRouteLoaderData<{ visitor: object | null; hasArtistConnect: boolean }>("root");
  const look = { variant, size };
  const label: ReactNode = (
    <>
      Connect<span className="sr-only"> with {name}</span>
    </>
  );
  if (!root?.hasArtistConnect || artistId === null)
    return (
      <Button {...look} onClick={() => showToast({ title: "Connect feature coming soon!" })}>
        {label}
      </Button>
    );
  if (root.visitor) return <ConnectDialog artistId={artistId} look={look} label={label} />;
  return (
    <ButtonLink {...look} to={connectPath(artistId)}>
      {label}
    </ButtonLink>
  );
}
