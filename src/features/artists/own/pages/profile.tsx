import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { CompletionList } from "#ui/completion-list.tsx";
import { RecentChanges } from "#ui/recent-changes.tsx";
import { requireOwnArtist } from "../../exports/own-artist.server.ts";
import { listMissing } from "../list-missing.ts";
import { listProfileChanges } from "../queries/list-profile-changes.server.ts";
import { readProfile } from "../read-profile.server.ts";
import type { Route } from "./+types/profile";

export const meta = pageTitle("Your profile", { robots: "noindex" });

const latestChanges = 8;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { person, artist } = await requireOwnArtist(context, url, params.id);
  const { db } = context.get(servicesContext);
  const { id } = artist;
  const { profile, present } = await readProfile(db, { id, personId: person.id });
  const { items, nextCursor } = await listProfileChanges(db, { artistId: id, limit: latestChanges });
  return {
    id,
    parts: listMissing(profile, `/dashboard/artist/${id}`),
    changes: items.map(present),
    hasMore: nextCursor !== null,
  };
}

export default function ProfilePart({ loaderData: { id, parts, changes, hasMore } }: Route.ComponentProps) {
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="lg:order-2">
        <CompletionList title="Your profile" parts={parts} />
      </div>
      <RecentChanges
        changes={changes}
        noun="profile"
        to={`/dashboard/artist/${id}/changes`}
        hasMore={hasMore}
      />
    </div>
  );
}
