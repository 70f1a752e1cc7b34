import { Eye, Pencil } from "lucide";
import { Outlet, useLocation } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { Icon } from "#ui/icon.tsx";
import { TabLink, TabLinks } from "#ui/tabs.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { requireOwnArtist } from "../../exports/own-artist.server.ts";
import type { Route } from "./+types/workspace";

/** Nested pages need their own guard: the router can run a child loader without this one. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { artist } = await requireOwnArtist(context, url, params.id);
  return { artist };
}

const parts = [
  { label: "Profile", path: "" },
  { label: "Portfolio", path: "/portfolio" },
  { label: "Insights", path: "/figures" },
] as const;

// On a phone the buttons share one row.
const button = "max-sm:grow max-sm:px-3.5";

/** The head and the parts of an artist's workspace. */
export default function ArtistWorkspace({ loaderData: { artist } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { id, name, category, location, isListed } = artist;
  const base = `/dashboard/artist/${id}`;
  const rest = pathname.slice(base.length).replace(/\/$/, "");
  const part = parts.find(({ path }) => path === rest) ?? parts[0];
  return (
    <div data-palette="indigo">
      <Cloth
        {...{ id, palette: "indigo", ratio: 9, eager: true }}
        className="h-24 w-full border-indigo border-b-6 sm:h-32"
      />
      <div className="wrap pt-6 pb-(--section)">
        <BackLink to="/dashboard">Your dashboard</BackLink>
        <h1 className="wrap-anywhere mt-2 mb-3">{name}</h1>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-1.5 text-muted">
          <span>{category}</span>
          {location && <span>{location}</span>}
          <span>{isListed ? "This profile is yours" : "Not listed at the moment"}</span>
        </p>
        <div className="mt-5 mb-7 flex flex-wrap items-center gap-2.5">
          <ButtonLink to={`${base}/edit`} className={button}>
            <Icon of={Pencil} />
            Edit profile
          </ButtonLink>
          {isListed && (
            <ButtonLink to={`/artist/${id}`} variant="secondary" className={button}>
              <Icon of={Eye} />
              See your page
            </ButtonLink>
          )}
        </div>
        <TabLinks label={`Parts of ${name}`}>
          {parts.map(({ label, path }) => (
            <TabLink key={label} to={`${base}${path}`} current={path === part.path}>
              {label}
            </TabLink>
          ))}
        </TabLinks>
        <div className="pt-8">
          <Outlet />
        </div>
      </div>
    </div>
  );
}
