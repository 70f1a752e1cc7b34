import { data, isRouteErrorResponse } from "react-router";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { artistMeta } from "../artist-meta.ts";
import { ArtistAside } from "../components/artist-aside.tsx";
import { ArtistMissing, ArtistUnreadable } from "../components/artist-failed.tsx";
import { ArtistHead } from "../components/artist-head.tsx";
import { ArtistPortfolio } from "../components/artist-portfolio.tsx";
import { ArtistShows } from "../components/artist-shows.tsx";
import { useProfileView } from "../components/use-profile-view.ts";
import { readProfile } from "../read-profile.server.ts";
import { readShows } from "../read-shows.server.ts";
import type { Route } from "./+types/artist";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { requestId, log } = context.get(visitContext);
  const { db } = context.get(servicesContext);
  const profile = await readProfile(db, params.id).catch((error) => {
    log.error({ error }, "artist could not be read");
    throw data({ errorId: requestId }, { status: 503 });
  });
  if (!profile) throw data(null, { status: 404 });
  const { shows, venueSites } = await readShows(db, profile, new Date()).catch((error) => {
    // They are optional: the page works without them.
    log.warn({ error }, "shows could not be read");
    return { shows: [], venueSites: {} };
  });
  return { profile, shows, venueSites };
}

export function meta({ loaderData, error, matches: [root] }: Route.MetaArgs) {
  const name = siteNameOf(root);
  if (loaderData && root.loaderData)
    return artistMeta(loaderData.profile, { origin: root.loaderData.origin, name });
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? "Artist not found" : "Something went wrong";
  return [{ title: `${title} · ${name}` }, { name: "robots", content: "noindex" }];
}

export default function ArtistPage({ loaderData }: Route.ComponentProps) {
  // A different artist resets the state, such as an open picture.
  return <ArtistProfile key={loaderData.profile.id} {...loaderData} />;
}

function ArtistProfile({ profile, shows, venueSites }: Route.ComponentProps["loaderData"]) {
  const { id, paragraphs, votes } = profile;
  // Views are not counted for entries of other lists.
  useProfileView(votes === null ? null : id);
  const [opening, ...others] = paragraphs;
  return (
    <>
      <ArtistHead profile={profile} />
      <div className="wrap artist-page" data-palette="indigo">
        <TitledSection titleId="about" title="About Me" titleClassName="mb-4" className="artist-about">
          <div className="grid max-w-[64ch] gap-4 wrap-anywhere">
            {opening ? <p className="text-lead">{opening}</p> : <p className="text-muted">No words yet.</p>}
            {others.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </TitledSection>
        <ArtistAside profile={profile} />
        <div className="artist-rest">
          <ArtistPortfolio profile={profile} />
          <ArtistShows shows={shows} venueSites={venueSites} />
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ArtistMissing />;
  return <ArtistUnreadable errorId={isRouteErrorResponse(error) ? error.data?.errorId : undefined} />;
}
