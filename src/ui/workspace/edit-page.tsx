import type { ReactNode } from "react";
import { ButtonLink } from "../button.tsx";
import type { ShownChange } from "../change-list.tsx";
import { Form, FormEnd, SubmitButton } from "../form.tsx";
import type { FormFailure, FormFields, FormValues } from "../form-state.ts";
import { MissedChanges } from "../missed-changes.tsx";

type EditPageProps = {
  /** The URL of the workspace. */
  base: string;
  noun: "listing" | "profile";
  version: number;
  values: FormValues;
  fields: FormFields;
  failure: FormFailure | undefined;
  /** Changes saved while the form was open. */
  missed: readonly ShownChange[];
  children: ReactNode;
};

/** The form in which owners edit their listing or profile. */
export function EditPage(props: EditPageProps) {
  const { base, noun, version, values, fields, failure, missed, children } = props;
  return (
    <div className="max-w-[52rem]">
      <h2 className="mb-2">Edit your {noun}</h2>
      <p className="mb-6 text-muted">
        What you save is public at once. Every change is written down and can be put back.
      </p>
      <MissedChanges changes={missed} noun={noun} />
      <Form failure={failure} fields={fields} values={values} className="form">
        <input type="hidden" name="version" value={version} />
        {children}
        <FormEnd>
          <div className="actions">
            <SubmitButton pendingLabel={`Saving your ${noun}`}>Save {noun}</SubmitButton>
            <ButtonLink to={base} variant="quiet">
              Cancel
            </ButtonLink>
          </div>
        </FormEnd>
      </Form>
    </div>
  );
}
