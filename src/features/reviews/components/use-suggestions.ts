import { useEffect, useRef, useState } from "react";
import type { RatedName } from "#features/directory/exports/search-by-name.server.ts";
import { showToast } from "#ui/toast-store.ts";

export type Suggestions = { term: string; items: RatedName[] };

const waitMs = 150;

/** Reads businesses for what has been typed, a moment after the last key; null while there is nothing to offer. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);

  const close = () => {
    asked.current?.abort();
    setSuggestions(null);
  };
  const suggest = async (typed: string) => {
    asked.current?.abort();
    const term = typed.trim();
    if (!term) return setSuggestions(null);
    asked.current = new AbortController();
    const { signal } = asked.current;
    try {
      await new Promise((later) => setTimeout(later, waitMs));
      if (signal.aborted) return;
      const items = await readSuggestions(term, signal);
      setSuggestions({ term, items });
    } catch {
      if (signal.aborted) return;
      setSuggestions(null);
      showToast(businessesFailed);
    }
  };
  return { suggestions, suggest, close };
}

/** Said when businesses to choose from cannot be read. */
export const businessesFailed = {
  title: "Error fetching businesses",
  description: "We could not read the list of businesses. Please try again in a moment.",
  variant: "destructive",
} as const;

async function readSuggestions(term: string, signal: AbortSignal): Promise<RatedName[]> {
  const answer = await fetch(`/reviews/businesses?${new URLSearchParams({ search: term })}`, { signal });
  if (!answer.ok) throw new Error(`Suggestions: ${answer.status}`);
  const { items } = await answer.json();
  return items;
}
