import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { CompletionList } from "#ui/completion-list.tsx";
import { formatDay } from "#ui/format-day.ts";
import { RecentChanges } from "#ui/recent-changes.tsx";
import { requireOwnBusiness } from "../../exports/own-business.server.ts";
import { StillRight } from "../components/still-right.tsx";
import { listMissing } from "../list-missing.ts";
import { listChanges } from "../queries/list-changes.server.ts";
import { readListing } from "../read-listing.server.ts";
import type { Route } from "./+types/listing";

export const meta = pageTitle("Your listing", { robots: "noindex" });

const latestChanges = 8;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { person, business } = await requireOwnBusiness(context, url, params.id);
  const { db } = context.get(servicesContext);
  const { id } = business;
  const { listing, present } = await readListing(db, { id, personId: person.id });
  const { items, nextCursor } = await listChanges(db, { businessId: id, limit: latestChanges });
  return {
    id,
    facts: { location: listing.location, phone: listing.phone, website: listing.website },
    confirmedDay: listing.last_confirmed_at && formatDay(listing.last_confirmed_at),
    parts: listMissing(listing),
    changes: items.map(present),
    hasMore: nextCursor !== null,
  };
}

export default function ListingPart({ loaderData }: Route.ComponentProps) {
  const { id, facts, confirmedDay, parts, changes, hasMore } = loaderData;
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-12 lg:order-2">
        <StillRight id={id} facts={facts} confirmedDay={confirmedDay} />
        <CompletionList
          title="Your listing"
          parts={parts.map(({ missing, ...part }) => ({
            ...part,
            to: missing && `/dashboard/${id}/edit#${missing}`,
          }))}
        />
      </div>
      <RecentChanges changes={changes} noun="listing" to={`/dashboard/${id}/changes`} hasMore={hasMore} />
    </div>
  );
}
