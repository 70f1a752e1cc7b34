import { data } from "react-router";
import { listLastChanges } from "#platform/audit/list-last-changes.server.ts";
import { answerForm } from "#platform/http/form/answer-form.server.ts";
import { describeFields } from "#platform/http/form/describe-fields.server.ts";
import { sendForm } from "#platform/http/form/send-form.ts";
import { pageTitle } from "#platform/http/page-title.ts";
import { passHeaders } from "#platform/http/pass-headers.ts";
import { servicesContext } from "#platform/http/services.ts";
import { formatDay } from "#ui/format-day.ts";
import { adminListingSchema } from "../business/edit-input.ts";
import { findListing } from "../business/queries/find-listing.server.ts";
import { readBusinessId } from "../business/read-business-id.ts";
import { updateBusiness } from "../commands/update-business.server.ts";
import { describeLocation } from "../location/describe-location.ts";
import { readLocation } from "../location/read-location.server.ts";
import { listCategories } from "../queries/list-categories.server.ts";
import { listingRefusals } from "../refusals.ts";
import type { Route } from "./+types/edit-business";
import { BusinessEditor } from "./business-editor.tsx";
import { saveError, toastForListing } from "./listing-toast.ts";
import { backToList, readListQuery, toEditor } from "./return-to-list.ts";

export const headers = passHeaders;
export const meta = pageTitle("Edit a business · Admin", { robots: "noindex" });
// Also after a refusal: the next attempt needs the version that was saved in between.
export const shouldRevalidate = () => true;

const failed = { title: saveError };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const id = readBusinessId(params.id);
  const [business, categories] = await Promise.all([
    id ? findListing(db, id) : undefined,
    listCategories(db),
  ]);
  if (!business) throw data(null, { status: 404 });
  const { owner_id: _owner, last_confirmed_at: _confirmed, ...values } = business;
  const last = (await listLastChanges(db, { type: "business", ids: [business.id] })).get(business.id);
  return {
    ...{ values, categories, locationNote: describeLocation(await readLocation(values)) },
    note: last ? `Last changed ${formatDay(last.at)} by ${last.by}.` : undefined,
    fields: describeFields(adminListingSchema),
    backTo: backToList(url),
    deleteTo: toEditor(`${business.id}/delete`, readListQuery(url)),
  };
}

export function action(args: Route.ActionArgs) {
  const id = readBusinessId(args.params.id);
  if (!id) throw data(null, { status: 404 });
  return answerForm(args, {
    schema: adminListingSchema,
    refusals: listingRefusals,
    title: saveError,
    toastFor: toastForListing,
    run: (services, actor, { version, ...fields }) =>
      updateBusiness(services, actor, { id, version, fields }),
    done: { to: backToList(args.url), toast: { title: "Business updated successfully" } },
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** The editor with the values of a business. */
export default function EditBusinessPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { values } = loaderData;
  return (
    <BusinessEditor
      {...loaderData}
      title={`Edit ${values.name}`}
      failure={failure}
      saveLabel="Save changes"
    />
  );
}
