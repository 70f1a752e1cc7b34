import { type ReactNode, use, useState } from "react";
import { Form } from "react-router";
import { Button } from "../button.tsx";
import { SearchField } from "../search-box.tsx";
import { ListContext } from "./list-context.ts";
import { listFormId, useFormOfList } from "./use-list-form.ts";

type ListSearchProps = {
  /** By default what the list's settings say. */
  label?: string;
  /** The label by default. */
  placeholder?: string;
  maxLength?: number;
  /** More cells of the search box: `SearchSelect`. */
  children?: ReactNode;
  /** Rendered below the field after the first input. */
  suggestions?: ((field: HTMLInputElement) => ReactNode) | undefined;
};

/** The search of a list: live results and suggestions; a plain GET form without JavaScript. */
export function ListSearch({ maxLength = 100, children, suggestions, ...props }: ListSearchProps) {
  const live = useFormOfList();
  const search = { label: "Search", ...use(ListContext)?.search, ...props };
  const { label, placeholder = label } = search;
  const [typedIn, setTypedIn] = useState<HTMLInputElement | null>(null);
  return (
    <div className="combo">
      <Form
        id={listFormId}
        ref={live.form}
        role="search"
        aria-label={label}
        method="get"
        action={live.path}
        className="search"
        onSubmit={live.onSubmit}
      >
        <SearchField
          label={label}
          name="search"
          placeholder={placeholder}
          maxLength={maxLength}
          value={live.text}
          onChange={(event) => {
            setTypedIn(event.target);
            live.onType(event);
          }}
        />
        {children}
        <Button type="submit">
          <span>Search</span>
        </Button>
      </Form>
      {typedIn && suggestions?.(typedIn)}
    </div>
  );
}
