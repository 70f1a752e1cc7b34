import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { Form, FormMessage, SubmitButton } from "#ui/form.tsx";
import { FormPanel } from "#ui/form-panel.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { BackLink, TextLink } from "#ui/text-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import { AdminListingFieldSet, ListingFields, VersionField } from "../business/components/listing-fields.tsx";
import type { AdminListingFields } from "../business/edit-input.ts";
import { toastForListing } from "./listing-toast.ts";

type BusinessEditorProps = {
  title: string;
  note?: string | undefined;
  /** None for a new business. */
  values?: AdminListingFields & { id: string; version: number };
  locationNote?: string | null | undefined;
  categories: readonly { id: number; name: string }[];
  fields: FormFields;
  failure: FormFailure | undefined;
  saveLabel: string;
  /** The page of the list that it was opened from. */
  backTo: string;
  deleteTo?: string;
};

/** The form to add or edit a business. */
export function BusinessEditor(props: BusinessEditorProps) {
  const { title, note, values, locationNote, categories, fields, failure, saveLabel, backTo, deleteTo } =
    props;
  return (
    <div className="mx-auto max-w-[54rem]">
      <p className="pb-3">
        <BackLink to={backTo}>Businesses</BackLink>
      </p>
      <FormPanel palette="gold">
        <header className="editor-head">
          {values && <Cloth id={values.id} palette="gold" ratio={1} height={112} eager />}
          <div>
            <h2 className="text-h2">{title}</h2>
            {note && <p className="text-muted text-small">{note}</p>}
          </div>
        </header>
        <Form
          id="business"
          failure={failure}
          fields={fields}
          onInvalid={(errors) => showToast(toastForListing(errors))}
        >
          {values && <VersionField version={values.version} />}
          <ListingFields values={values} locationNote={locationNote} categories={categories} />
          <div className="mt-8">
            <AdminListingFieldSet values={values} />
          </div>
          <div className="mt-6">
            <FormMessage />
          </div>
          <footer className="editor-foot">
            <SubmitButton pendingLabel="Saving">{saveLabel}</SubmitButton>
            <ButtonLink to={backTo} variant="quiet">
              Cancel
            </ButtonLink>
            {deleteTo && (
              <TextLink to={deleteTo} className="editor-delete">
                Delete business
              </TextLink>
            )}
          </footer>
        </Form>
      </FormPanel>
    </div>
  );
}
