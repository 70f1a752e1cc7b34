import { defineEditor } from "#platform/admin/define-editor.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { adminListingSchema, newListingSchema } from "../business/edit-input.ts";
import { findListing } from "../business/queries/find-listing.server.ts";
import { createBusiness } from "../commands/create-business.server.ts";
import { deleteBusiness } from "../commands/delete-business.server.ts";
import { updateBusiness } from "../commands/update-business.server.ts";
import { describeLocation } from "../location/describe-location.ts";
import { readLocation } from "../location/read-location.server.ts";
import { listCategories } from "../queries/list-categories.server.ts";
import { listingRefusals } from "../refusals.ts";
import { adminBusinessList } from "./businesses-query.ts";
import { toastForListing } from "./listing-toast.ts";
import { findDeletion } from "./queries/find-deletion.server.ts";

export const businessEditor = defineEditor({
  list: adminBusinessList,
  path: "/admin/businesses",
  subject: "business",
  refusals: listingRefusals,
  toastFor: toastForListing,
  load: async (db: Db, id: string) => {
    const listing = await findListing(db, id);
    if (!listing) return undefined;
    const { owner_id: _owner, last_confirmed_at: _confirmed, ...values } = listing;
    return { ...values, locationNote: describeLocation(await readLocation(values)) };
  },
  choices: listCategories,
  add: {
    title: "Add a business",
    schema: newListingSchema,
    run: createBusiness,
    toast: "Business created successfully",
  },
  edit: {
    title: ({ name }) => `Edit ${name}`,
    schema: adminListingSchema,
    run: (services, actor, { id, fields: { version, ...fields } }) =>
      updateBusiness(services, actor, { id, version, fields }),
    toast: "Business updated successfully",
  },
  remove: {
    label: "Delete business",
    load: findDeletion,
    title: ({ name }) => `Delete ${name}?`,
    run: deleteBusiness,
    toast: ({ name }) => `${name} has been deleted`,
  },
});
