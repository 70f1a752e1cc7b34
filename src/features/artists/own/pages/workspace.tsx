import { Outlet } from "react-router";
import { Workspace } from "#ui/workspace/workspace.tsx";
import { requireOwnArtist } from "../../exports/own-artist.server.ts";
import type { Route } from "./+types/workspace";

/** Nested pages need their own guard: the router can run a child loader without this one. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { artist } = await requireOwnArtist(context, url, params.id);
  return { artist };
}

/** The header and the tabs of an artist's workspace. */
export default function ArtistWorkspace({ loaderData: { artist } }: Route.ComponentProps) {
  const { id, name, category, location, isListed } = artist;
  return (
    <Workspace
      id={id}
      name={name}
      palette="indigo"
      base={`/dashboard/artist/${id}`}
      facts={
        <>
          <span>{category}</span>
          {location && <span>{location}</span>}
          <span>{isListed ? "This profile is yours" : "Not listed at the moment"}</span>
        </>
      }
      editLabel="Edit profile"
      page={isListed ? `/artist/${id}` : null}
      parts={[
        { label: "Profile", path: "" },
        { label: "Portfolio", path: "/portfolio" },
        { label: "Insights", path: "/figures" },
      ]}
    >
      <Outlet />
    </Workspace>
  );
}
