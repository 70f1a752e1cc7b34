import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../button.tsx";
import { BareSelect, type Option } from "../select.tsx";
import { useList } from "./list-context.ts";
import { listFormId, textOf, useFormOfList } from "./use-list-form.ts";

type Menu = { label: string; name: string; emptyLabel: string; options: readonly Option[] };
type FilterBarProps = {
  /** Choices of many, each as a menu. */
  menus?: readonly Menu[];
  /** More filters, after these. */
  children?: ReactNode;
};

/**
 * The filters of a list in a row above it, after its search. All belong to the list's form, which works without
 * JavaScript.
 */
export function FilterBar({ menus = [], children }: FilterBarProps) {
  return (
    <div className="filter-bar">
      <SearchFilter />
      {menus.map((menu) => (
        <MenuFilter key={menu.name} {...menu} />
      ))}
      {children}
      {/* Enter in a field presses the form's first button; without JavaScript there is a visible one. */}
      <button type="submit" form={listFormId} hidden>
        Search
      </button>
      <noscript>
        <Button type="submit" form={listFormId}>
          Search
        </Button>
      </noscript>
    </div>
  );
}

type BarFieldProps = { label: string; children: (id: string) => ReactNode };

function BarField({ label, children }: BarFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

function SearchFilter() {
  const live = useFormOfList();
  const { search } = useList();
  if (!search) return null;
  return (
    <BarField label={search.label}>
      {(id) => (
        <input
          type="search"
          id={id}
          placeholder={search.placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          name="search"
          form={listFormId}
          value={live.text}
          onChange={live.onType}
          className="input surface"
        />
      )}
    </BarField>
  );
}

type TextFilterProps = {
  label: string;
  name: string;
  value: string;
  type?: "text" | "date";
  placeholder?: string;
  maxLength?: number;
};

/** A text or date filter. Typed text takes precedence over the URL, until the URL changes. */
export function TextFilter({ label, value, type = "text", ...rest }: TextFilterProps) {
  const live = useFormOfList();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    const isBeingTyped = document.activeElement === field.current && value !== "";
    if (field.current && shown.current !== value && !isBeingTyped) field.current.value = value;
    shown.current = value;
  }, [value]);
  return (
    <BarField label={label}>
      {(id) => (
        <input
          {...rest}
          id={id}
          type={type}
          ref={field}
          form={listFormId}
          defaultValue={value}
          autoComplete="off"
          onChange={live.onTypeElsewhere}
          className="input surface"
        />
      )}
    </BarField>
  );
}

/** One choice of many as a menu in the filter bar. */
export function MenuFilter({ label, ...select }: Menu) {
  const live = useFormOfList();
  return (
    <BarField label={label}>
      {(id) => (
        <BareSelect
          {...select}
          id={id}
          form={listFormId}
          value={textOf(live.pending, select.name)}
          onChange={() => live.onChoose()}
        />
      )}
    </BarField>
  );
}
