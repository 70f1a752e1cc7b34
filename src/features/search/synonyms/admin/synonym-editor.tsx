import { ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Form, FormMessage, SubmitButton } from "#ui/form.tsx";
import { FormPanel } from "#ui/form-panel.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { Select } from "#ui/select.tsx";
import { BackLink, TextLink } from "#ui/text-link.tsx";

type SynonymEditorProps = {
  title: string;
  /** None for new words. */
  values?: { phrase: string; means: string | null; category: string | null };
  categories: readonly string[];
  fields: FormFields;
  failure: FormFailure | undefined;
  saveLabel: string;
  deleteTo?: string;
};

/** The form to add or change search words. */
export function SynonymEditor(props: SynonymEditorProps) {
  const { title, values, categories, fields, failure, saveLabel, deleteTo } = props;
  return (
    <div className="mx-auto max-w-[40rem]">
      <p className="pb-3">
        <BackLink to="/admin/search-words">Search words</BackLink>
      </p>
      <FormPanel palette="gold">
        <header className="editor-head">
          <div>
            <h2 className="text-h2">{title}</h2>
            <p className="text-muted text-small">
              With a category and no words, the phrase only names the category, as “restaurant” does.
            </p>
          </div>
        </header>
        <Form id="synonym" failure={failure} fields={fields}>
          <div className="grid gap-4">
            <TextField name="phrase" label="People type" defaultValue={values?.phrase ?? ""} />
            <TextField name="means" label="Search for" optional defaultValue={values?.means ?? ""} />
            <Select
              name="category"
              label="In the category"
              emptyLabel="Any category"
              options={categories}
              defaultValue={values?.category ?? ""}
            />
          </div>
          <div className="mt-6">
            <FormMessage />
          </div>
          <footer className="editor-foot">
            <SubmitButton pendingLabel="Saving">{saveLabel}</SubmitButton>
            <ButtonLink to="/admin/search-words" variant="quiet">
              Cancel
            </ButtonLink>
            {deleteTo && (
              <TextLink to={deleteTo} className="editor-delete">
                Delete words
              </TextLink>
            )}
          </footer>
        </Form>
      </FormPanel>
    </div>
  );
}
