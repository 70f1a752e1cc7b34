import type { ReactNode, RefObject } from "react";
import { Form, type FormProps } from "react-router";
import { Button } from "./button.tsx";

type TableFiltersProps = {
  /** The accessible name. */
  label: string;
  /** The URL of the list. */
  action: string;
  submitLabel: string;
  form?: RefObject<HTMLFormElement | null>;
  onSubmit?: FormProps["onSubmit"];
  /** The fields. The first one fills the remaining width. */
  children: ReactNode;
  /** A button at the end, such as Add. */
  end?: ReactNode;
};

/** Search and filters above a table. A GET form, so it works without JavaScript. */
export function TableFilters(props: TableFiltersProps) {
  const { label, action, submitLabel, form, onSubmit, children, end } = props;
  return (
    <div className="table-filters">
      <Form
        role="search"
        aria-label={label}
        method="get"
        action={action}
        {...(form && { ref: form })}
        {...(onSubmit && { onSubmit })}
      >
        {children}
        <Button type="submit" variant="secondary">
          {submitLabel}
        </Button>
      </Form>
      {end}
    </div>
  );
}
