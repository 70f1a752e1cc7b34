import { X } from "lucide";
import { type ComponentProps, lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { SearchCombobox as Loaded } from "./search-combobox.tsx";

const SearchCombobox = lazy(async () => {
  // Suggestions are optional: the search works without them.
  const loaded = await import("./search-combobox.tsx").catch(() => null);
  return { default: loaded?.SearchCombobox ?? ((_: ComponentProps<typeof Loaded>) => null) };
});

type SearchEverythingProps = Omit<
  ComponentProps<typeof SearchBox>,
  "name" | "label" | "inField" | "onInput" | "defaultValue" | "ref" | "children"
> & {
  /** The field name, for forms that open another page. */
  name?: string;
  label?: string;
  /** The query of this page. The field updates with it. */
  value?: string;
  field?: RefObject<HTMLInputElement | null>;
  /** Called before a suggestion opens another page. */
  onLeave?: () => void;
};

/** The search box of the whole site: a GET form with suggestions of every kind. */
export function SearchEverything({
  name = "q",
  label = "Search everything",
  action = "/search",
  placeholder = "A name, a thing, a place, a day",
  value = "",
  field: given,
  onLeave,
  ...box
}: SearchEverythingProps) {
  const own = useRef<HTMLInputElement>(null);
  const field = given ?? own;
  const isHydrated = useIsHydrated();
  const [text, setText] = useState<string | null>(null);
  const shown = useRef(value);
  useEffect(() => {
    // Not on hydration: the visitor may have typed before the scripts loaded.
    if (field.current && shown.current !== value) field.current.value = value;
    shown.current = value;
  }, [value, field]);

  function clear() {
    if (!field.current) return;
    field.current.value = "";
    field.current.focus();
    setText(null);
  }

  return (
    <div className="combo" data-search-everything="">
      <SearchBox
        {...box}
        ref={field}
        name={name}
        label={label}
        action={action}
        placeholder={placeholder}
        maxLength={100}
        defaultValue={value}
        onInput={({ currentTarget }) => {
          // The combobox is not loaded for whitespace.
          if (text !== null || currentTarget.value.trim()) setText(currentTarget.value);
        }}
        inField={
          isHydrated && (
            <>
              <span className="search-key" aria-hidden="true">
                /
              </span>
              <IconButton label="Clear" className="search-clear" onClick={clear}>
                <Icon of={X} />
              </IconButton>
            </>
          )
        }
      />
      {text !== null && field.current && (
        <Suspense>
          <SearchCombobox
            field={field.current}
            text={text}
            onLeave={() => {
              setText(null);
              onLeave?.();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
