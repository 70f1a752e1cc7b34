import { ArrowRight, Search } from "lucide";
import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes } from "react";
import { Form, type FormProps } from "react-router";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { type Option, Options } from "./select.tsx";

type SearchBoxProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "placeholder" | "defaultValue" | "onInput" | "maxLength"
> & {
  ref?: Ref<HTMLInputElement>;
  /** The accessible name. */
  label: string;
  name: string;
  /** Defaults to the current page. */
  action?: string;
  buttonLabel?: string;
  className?: string;
  onSubmit?: FormProps["onSubmit"];
  /** After the text, inside the field: a shortcut key, a button that clears it. */
  inField?: ReactNode;
  /** More cells: `SearchSelect`. */
  children?: ReactNode;
};

/** The large search box, white in both themes. A GET form, so it works without JavaScript. */
export function SearchBox({
  action,
  label,
  buttonLabel = "Search",
  className,
  onSubmit,
  inField,
  children,
  ...input
}: SearchBoxProps) {
  const isAlone = !children;
  return (
    <Form
      role="search"
      aria-label={label}
      method="get"
      {...(action && { action })}
      {...(onSubmit && { onSubmit })}
      className={classes("search", isAlone && "search-one", className)}
    >
      <SearchField label={label} {...input}>
        {inField}
      </SearchField>
      {children}
      <Button type="submit">
        <span>{buttonLabel}</span>
        {isAlone && <Icon of={ArrowRight} />}
      </Button>
    </Form>
  );
}

type SearchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: string;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** The text field of the search box, for forms with custom cells. */
export function SearchField({ label, children, ...input }: SearchFieldProps) {
  return (
    <div className="search-cell">
      <Icon of={Search} />
      <input type="search" aria-label={label} autoComplete="off" enterKeyHint="search" {...input} />
      {children}
    </div>
  );
}

type SearchSelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "children"> & {
  label: string;
  options: readonly Option[];
  emptyLabel?: string;
};

/** A select inside the search box. */
export function SearchSelect({ label, options, emptyLabel, ...rest }: SearchSelectProps) {
  return (
    <div className="search-cell">
      <select aria-label={label} {...rest}>
        <Options options={options} emptyLabel={emptyLabel} chosen={rest.value} />
      </select>
    </div>
  );
}
