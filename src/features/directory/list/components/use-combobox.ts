import { useEffect, useEffectEvent, useId, useState } from "react";
import { useSuggestions } from "#ui/use-suggestions.ts";
import { readSuggestions, type Suggestion } from "../../exports/read-suggestions.ts";

type Options = {
  /** The text field that becomes a combobox. */
  field: HTMLInputElement;
  text: string;
  onChoose: (suggestion: Suggestion) => void;
};

/** Businesses for what has been typed so far: arrows choose, Enter opens, Esc closes, typing opens again. */
export function useCombobox({ field, text, onChoose }: Options) {
  const listId = useId();
  const typed = text.trim();
  const [closedFor, setClosedFor] = useState<string | null>(null);
  // Suggestions only help: where they cannot be read, the search below still answers.
  const found = useSuggestions(typed, { read: readSuggestions })?.items ?? [];
  /** Kept while the list changes around it. */
  const [chosenId, setChosenId] = useState<string | null>(null);
  const active = found.findIndex(({ id }) => id === chosenId);
  const isShown = closedFor !== typed && typed !== "" && found.length > 0;
  const optionId = (place: number) => `${listId}-${place}`;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const chosen = isShown ? found[active] : undefined;
    if (event.key === "Enter") setClosedFor(typed);
    if (event.key === "Enter" && chosen) {
      event.preventDefault();
      onChoose(chosen);
    }
    if (!isShown) return;
    if (event.key === "Escape") {
      // Not also the browser's own clearing of the field.
      event.preventDefault();
      setClosedFor(typed);
      setChosenId(null);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    // One more place than there are options: the text itself.
    const places = found.length + 1;
    setChosenId(found[((active + 1 + step + places) % places) - 1]?.id ?? null);
  });
  const onBlur = useEffectEvent(() => setClosedFor(typed));

  useEffect(() => {
    const leaving = new AbortController();
    field.addEventListener("keydown", (event) => onKeyDown(event), { signal: leaving.signal });
    field.addEventListener("blur", () => onBlur(), { signal: leaving.signal });
    return () => leaving.abort();
  }, [field]);

  const activeId = isShown && active >= 0 ? optionId(active) : null;
  useEffect(() => {
    field.role = "combobox";
    field.ariaAutoComplete = "list";
    field.ariaExpanded = String(isShown);
    field.setAttribute("aria-controls", listId);
    if (activeId) field.setAttribute("aria-activedescendant", activeId);
    else field.removeAttribute("aria-activedescendant");
  }, [field, isShown, listId, activeId]);

  return { found: isShown ? found : [], active, listId, optionId };
}
