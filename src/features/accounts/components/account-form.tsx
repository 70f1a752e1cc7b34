import type { ComponentProps, ReactNode } from "react";
import { Form, FormSubmit } from "#ui/form.tsx";

type AccountFormProps = Pick<ComponentProps<typeof Form>, "failure" | "fields"> & {
  submitLabel: string;
  pendingLabel: string;
  /** The fields. */
  children: ReactNode;
  /** Below the button. */
  below?: ReactNode;
};

/** The only form of an account page: its fields, and a button of the same width. */
export function AccountForm({ submitLabel, pendingLabel, children, below, ...form }: AccountFormProps) {
  return (
    <Form {...form} className="form">
      {children}
      <FormSubmit size="large" wide pendingLabel={pendingLabel}>
        {submitLabel}
      </FormSubmit>
      {below}
    </Form>
  );
}
