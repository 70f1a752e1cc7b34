import { saveError } from "#platform/admin/editor-errors.ts";
import { recordTitle } from "#platform/admin/record-title.ts";
import { sendForm } from "#platform/http/forms/send-form.ts";
import { EditorPage } from "#ui/admin/editor-page.tsx";
import { showToast } from "#ui/toast-store.ts";
import { AdminListingFieldSet, ListingFields } from "../business/components/listing-fields.tsx";
import type { Route } from "./+types/business";
import { businessEditor } from "./business-editor.server.ts";
import { toastForListing } from "./listing-toast.ts";

export const meta = recordTitle;
export const loader = businessEditor.loader;
export const action = businessEditor.action;
export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, { title: saveError });
// Also after a refusal, because the next attempt needs the version that was saved in between.
export const shouldRevalidate = () => true;

/** The editor of a new or existing business. */
export default function BusinessPage({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { values, choices } = loaderData;
  return (
    <EditorPage
      loaded={loaderData}
      form="business"
      failure={failure}
      list="Businesses"
      saveLabel={values ? "Save changes" : "Add business"}
      cover={values ? { id: values.id } : undefined}
      onInvalid={(errors) => showToast(toastForListing(errors))}
    >
      <ListingFields locationNote={values?.locationNote} categories={choices} />
      <AdminListingFieldSet />
    </EditorPage>
  );
}
