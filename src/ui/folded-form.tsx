import type { ReactNode } from "react";
import { Form, FormSubmit } from "./form.tsx";
import type { FormFailure, FormFields } from "./form-state.ts";

type FoldedFormProps = {
  id: string;
  title: string;
  fields?: FormFields;
  failure: FormFailure | undefined;
  children: ReactNode;
};

/** A form in a disclosure, so nothing happens with a single press. Works without JavaScript. */
export function FoldedForm({ id, title, fields, failure, children }: FoldedFormProps) {
  return (
    <details open={failure?.form === id || undefined} className="border-line border-t">
      <summary className="cursor-pointer py-2 font-semibold">{title}</summary>
      <Form id={id} failure={failure} fields={fields} preventScrollReset className="form mt-2 mb-5">
        {children}
      </Form>
    </details>
  );
}

/** The button of a folded form. */
export function FoldedFormEnd({ label, isDanger = false }: { label: string; isDanger?: boolean }) {
  return (
    <FormSubmit variant={isDanger ? "danger" : "secondary"} pendingLabel="One moment">
      {label}
    </FormSubmit>
  );
}
