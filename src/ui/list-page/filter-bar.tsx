import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../button.tsx";
import { BareSelect, type Option } from "../select.tsx";
import { type AnyListForm, listFormId } from "./use-list-form.ts";

type FilterBarProps = {
  live?: AnyListForm & { pending: object };
  search?: { label: string; placeholder: string };
  /** Choices of many, each as a menu. */
  menus?: readonly { label: string; name: string; emptyLabel: string; options: readonly Option[] }[];
  /** More filters, after these. */
  children?: ReactNode;
};

/** The filters of a list in a row above it. All belong to the list's form, which works without JavaScript. */
export function FilterBar({ live, search, menus = [], children }: FilterBarProps) {
  return (
    <div className="filter-bar">
      {live && search && <SearchFilter live={live} {...search} />}
      {live && menus.map((menu) => <MenuFilter key={menu.name} live={live} {...menu} />)}
      {children}
      {/* Enter in a field presses the form's first button; without JavaScript there is one to see. */}
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

type SearchFilterProps = { live: AnyListForm; label: string; placeholder: string; maxLength?: number };

/** The search of a list as a field of its filter bar. */
export function SearchFilter({ live, label, placeholder, maxLength = 100 }: SearchFilterProps) {
  return (
    <BarField label={label}>
      {(id) => (
        <input
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          {...{ id, placeholder, maxLength }}
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
  live: AnyListForm;
  label: string;
  name: string;
  value: string;
  type?: "text" | "date";
  placeholder?: string;
  maxLength?: number;
};

/** A text or a day to filter by. What the visitor types wins over the URL, until the URL changes. */
export function TextFilter({ live, label, value, type = "text", ...rest }: TextFilterProps) {
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
          {...{ id, type }}
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

type MenuFilterProps = {
  live: AnyListForm & { pending: object };
  label: string;
  name: string;
  emptyLabel: string;
  options: readonly Option[];
};

/** One choice of many as a menu in the filter bar. */
export function MenuFilter({ live, label, ...select }: MenuFilterProps) {
  const chosen = (live.pending as Record<string, unknown>)[select.name];
  return (
    <BarField label={label}>
      {(id) => (
        <BareSelect
          {...select}
          id={id}
          form={listFormId}
          value={String(chosen ?? "")}
          onChange={() => live.onChoose()}
        />
      )}
    </BarField>
  );
}
