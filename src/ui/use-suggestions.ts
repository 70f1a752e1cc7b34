import { useEffect, useEffectEvent, useState } from "react";

export type Suggestions<Item> = { text: string; items: Item[] };
type Options<Item> = {
  read: (text: string, signal: AbortSignal) => Promise<Item[]>;
  /** Whether a suggestion for an earlier text also fits this one. */
  fits: (item: Item, text: string) => boolean;
  /** By default a failure is treated as no suggestions. */
  onFailed?: (() => void) | undefined;
};

const debounceMs = 120;

/** Loads suggestions, debounced. Until they arrive, previous ones that still fit stay. */
export function useSuggestions<Item>(typed: string, options: Options<Item>): Suggestions<Item> | null {
  const text = typed.trim();
  const [found, setFound] = useState<Suggestions<Item> | null>(null);
  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const items = text ? await options.read(text, signal) : null;
      if (!signal.aborted) setFound(items && { text, items });
    } catch {
      if (signal.aborted) return;
      setFound(null);
      options.onFailed?.();
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text triggers a new request
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => void load(controller.signal), debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  if (!text || !found || found.text === text) return text ? found : null;
  const items = found.items.filter((item) => options.fits(item, text));
  return items.length > 0 ? { text, items } : null;
}
