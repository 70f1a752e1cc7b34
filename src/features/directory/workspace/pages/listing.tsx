import { pageTitle } from "#platform/http/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { ChangeList } from "#ui/change-list.tsx";
import { CompletionList } from "#ui/completion-list.tsx";
import { formatDay } from "#ui/format-day.ts";
import { GoLink } from "#ui/text-link.tsx";
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
  const changesPath = `/dashboard/${id}/changes`;
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
      <section aria-labelledby="changes">
        <h2 id="changes" className="mb-4">
          What changed
        </h2>
        {changes.length === 0 && (
          <p className="border-ink border-t-2 pt-4 text-muted">
            Nothing yet. Every change of this listing is written down here, and most can be put back.
          </p>
        )}
        {changes.length > 0 && <ChangeList changes={changes} noun="listing" action={changesPath} />}
        {hasMore && (
          <p className="mt-5">
            <GoLink to={changesPath}>All changes</GoLink>
          </p>
        )}
      </section>
    </div>
  );
}
