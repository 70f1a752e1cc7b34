import { useEffect, useEffectEvent, useId, useState } from "react";
import { useSuggestions } from "./use-suggestions.ts";

type Options<Item> = {
  /** The text field that becomes a combobox. */
  field: HTMLInputElement;
  text: string;
  read: (text: string, signal: AbortSignal) => Promise<Item[]>;
  onChoose: (item: Item) => void;
  /** The last row was chosen: everything that the text finds. */
  onAll: (text: string) => void;
  /** Suggestions could not be read. Without it that is as if there were none: the search itself still answers. */
  onFailed?: (() => void) | undefined;
  /** Whether a text that finds nothing opens the list too. */
  opensEmpty: boolean;
};

const allId = "all";

/** Suggestions for what has been typed so far: arrows choose, Enter opens, Esc closes, typing opens again. */
export function useCombobox<Item extends { id: string }>(options: Options<Item>) {
  const { field, text, read, onChoose, onAll, onFailed, opensEmpty } = options;
  const listId = useId();
  const typed = text.trim();
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const found = useSuggestions(typed, { read, ...(onFailed && { onFailed }) });
  const items = found?.items ?? [];
  /** Kept while the list changes around it. */
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
      // Not also the browser's own clearing of the field.
      event.preventDefault();
      return close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    // One more stop than there are options: the text itself.
    const stops = ids.length + 1;
    setActiveId(ids[((active + 1 + step + stops) % stops) - 1] ?? null);
  });
  const onBlur = useEffectEvent(close);

  useEffect(() => {
    const leaving = new AbortController();
    field.addEventListener("keydown", (event) => onKeyDown(event), { signal: leaving.signal });
    field.addEventListener("blur", () => onBlur(), { signal: leaving.signal });
    return () => leaving.abort();
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
