import { useEffect, useEffectEvent, useId, useState } from "react";
import { useSuggestions } from "./use-suggestions.ts";

type Options<Item> = {
  /** The text field to turn into a combobox. */
  field: HTMLInputElement;
  text: string;
  read: (text: string, signal: AbortSignal) => Promise<Item[]>;
  /** Whether a suggestion for an earlier text also fits this one. */
  fits: (item: Item, text: string) => boolean;
  onChoose: (item: Item) => void;
  /** The last row was chosen: show all results. */
  onAll: (text: string) => void;
  /** Loading suggestions failed. By default a failure is treated as no suggestions, since the search still works. */
  onFailed?: (() => void) | undefined;
  /** Whether the list opens without results. */
  opensEmpty: boolean;
};

const allId = "all";

/** Suggestions while typing: arrow keys select, Enter opens, Esc closes, typing reopens. */
export function useCombobox<Item extends { id: string }>(options: Options<Item>) {
  const { field, text, read, fits, onChoose, onAll, onFailed, opensEmpty } = options;
  const listId = useId();
  const typed = text.trim();
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const found = useSuggestions(typed, { read, fits, onFailed });
  const items = found?.items ?? [];
  /** Stays selected when the list updates. */
  const [activeId, setActiveId] = useState<string | null>(null);
  const hasRows = items.length > 0 || (opensEmpty && found !== null);
  const isOpen = closedFor !== typed && typed !== "" && hasRows;
  const ids = items.length > 0 ? [...items.map(({ id }) => id), allId] : [];
  const active = activeId === null ? -1 : ids.indexOf(activeId);
  const optionId = (index: number) => `${listId}-${index}`;

  function close() {
    setClosedFor(typed);
    setActiveId(null);
  }

  function choose(index: number) {
    close();
    const item = items[index];
    if (item) onChoose(item);
    else onAll(typed);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Enter" && isOpen && active >= 0) {
      event.preventDefault();
      return choose(active);
    }
    if (event.key === "Enter") return close();
    if (!isOpen) return;
    if (event.key === "Escape") {
      // Otherwise the browser would also clear the field.
      event.preventDefault();
      return close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    // One more than the options: the text field itself.
    const stops = ids.length + 1;
    setActiveId(ids[((active + 1 + step + stops) % stops) - 1] ?? null);
  });
  const onBlur = useEffectEvent(close);

  useEffect(() => {
    const controller = new AbortController();
    field.addEventListener("keydown", (event) => onKeyDown(event), { signal: controller.signal });
    field.addEventListener("blur", () => onBlur(), { signal: controller.signal });
    return () => controller.abort();
  }, [field]);

  const activeOption = isOpen && active >= 0 ? optionId(active) : null;
  useEffect(() => {
    field.role = "combobox";
    field.ariaAutoComplete = "list";
    field.ariaExpanded = String(isOpen);
    field.setAttribute("aria-controls", listId);
    if (activeOption) field.setAttribute("aria-activedescendant", activeOption);
    else field.removeAttribute("aria-activedescendant");
  }, [field, isOpen, listId, activeOption]);

  return { items: isOpen ? items : [], isOpen, active, listId, optionId, choose, close };
}
