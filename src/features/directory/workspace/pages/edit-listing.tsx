import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { findMissed } from "#platform/http/forms/find-missed.ts";
import { handleForm } from "#platform/http/forms/handle-form.server.ts";
import { revalidateAfterConflict } from "#platform/http/forms/revalidate-after-conflict.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { servicesContext } from "#platform/http/services.ts";
import { EditPage } from "#ui/workspace/edit-page.tsx";
import { ListingFields } from "../../business/components/listing-fields.tsx";
import { listingSchema, pickListing } from "../../business/edit-input.ts";
import { updateBusiness } from "../../commands/update-business.server.ts";
import { requireOwnBusiness } from "../../exports/own-business.server.ts";
import { describeLocation } from "../../location/describe-location.ts";
import { readLocation } from "../../location/read-location.server.ts";
import { listingRefusals as refusals } from "../../refusals.ts";
import { listChanges } from "../queries/list-changes.server.ts";
import { readListing } from "../read-listing.server.ts";
import type { Route } from "./+types/edit-listing";

export const meta = pageTitle("Edit your listing", { robots: "noindex" });

/** The number of recent changes to compare with an open form. */
const recentChanges = 10;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { person, business } = await requireOwnBusiness(context, url, params.id);
  const { db } = context.get(servicesContext);
  const { id } = business;
  const { listing, categories, present } = await readListing(db, { id, personId: person.id });
  const { items } = await listChanges(db, { businessId: id, limit: recentChanges });
  const changes = items.map((change) => ({ version: change.version, ...present(change) }));
  return {
    ...{ id, version: listing.version, values: pickListing(listing) },
    locationNote: describeLocation(await readLocation(listing)),
    ...{ categories, changes, fields: describeFields(listingSchema) },
  };
}

export async function action(args: Route.ActionArgs) {
  const { business } = await requireOwnBusiness(args.context, args.url, args.params.id);
  const { id } = business;
  return handleForm(args, {
    ...{ refusals, schema: listingSchema, title: "Listing not saved" },
    run: (services, actor, { version, ...fields }) =>
      updateBusiness(services, actor, { id, version, fields }),
    done: ({ changed }) => ({
      to: `/dashboard/${id}`,
      toast: { title: changed.length > 0 ? "Listing saved" : "Nothing was different" },
    }),
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: "Listing not saved" });

export const shouldRevalidate = revalidateAfterConflict;

export default function EditListing({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { id, locationNote, categories, changes, ...form } = loaderData;
  const missed = findMissed(changes, failure);
  return (
    <EditPage base={`/dashboard/${id}`} noun="listing" {...form} failure={failure} missed={missed}>
      <ListingFields locationNote={locationNote} categories={categories} />
    </EditPage>
  );
}
