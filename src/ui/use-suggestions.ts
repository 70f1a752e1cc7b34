import { useEffect, useEffectEvent, useState } from "react";

export type Suggestions<Item> = { text: string; items: Item[] };
type Options<Item> = {
  read: (text: string, signal: AbortSignal) => Promise<Item[]>;
  /** By default a failure is treated as no suggestions. */
  onFailed?: () => void;
};

const debounceMs = 120;

/** Loads suggestions, debounced. The previous list stays until the next one arrives. */
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
  return text ? found : null;
}
