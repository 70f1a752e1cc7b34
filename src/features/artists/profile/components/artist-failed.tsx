import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { ErrorId } from "#ui/error-id.tsx";
import { SplitPage } from "#ui/form-panel.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { showToast } from "#ui/toast-store.ts";

/** Shown for an unknown, pending or rejected artist. */
export function ArtistMissing() {
  return (
    <NotFound caption="Somebody else is on stage tonight.">
      <p className="lead">The profile may have been taken down, or the address has a typo.</p>
      <p className="mt-6">
        <BackLink to="/artist-directory">Artist directory</BackLink>
      </p>
    </NotFound>
  );
}

/** Shown if an artist failed to load. */
export function ArtistUnreadable({ errorId }: { errorId: string | undefined }) {
  const { pathname } = useLocation();
  useEffect(() => {
    showToast({ title: "Error", description: "Could not load artist profile.", variant: "destructive" });
  }, []);
  return (
    <NotFound caption="A string came loose. We are on it.">
      <p className="lead">We could not load this profile just now. Please try again in a moment.</p>
      <ErrorId id={errorId} />
      <div className="actions mt-6">
        <ButtonLink to={pathname} reloadDocument>
          Try again
        </ButtonLink>
        <BackLink to="/artist-directory">Artist directory</BackLink>
      </div>
    </NotFound>
  );
}

function NotFound({ caption, children }: { caption: string; children: ReactNode }) {
  const cloths = [1, 2, 3, 4].map((bolt) => (
    <Cloth key={bolt} id={`hung-indigo-${bolt}`} palette="indigo" ratio={0.28} height={480} eager />
  ));
  return (
    <SplitPage palette="indigo" cloths={cloths} caption={caption}>
      <div>
        <h1>Artist not found.</h1>
        {children}
      </div>
    </SplitPage>
  );
}
