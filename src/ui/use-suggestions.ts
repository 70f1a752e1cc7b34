import { useEffect, useEffectEvent, useState } from "react";

export type Suggestions<Item> = { text: string; items: Item[] };
type Options<Item> = {
  read: (text: string, signal: AbortSignal) => Promise<Item[]>;
  /** Without it what cannot be read is as if there were nothing to suggest. */
  onFailed?: () => void;
};

const typingPauseMs = 120;

/** What to suggest for a text, read a moment after the last key; the list before it stays until then. */
export function useSuggestions<Item>(typed: string, options: Options<Item>): Suggestions<Item> | null {
  const text = typed.trim();
  const [found, setFound] = useState<Suggestions<Item> | null>(null);
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const items = text ? await options.read(text, signal) : null;
      if (!signal.aborted) setFound(items && { text, items });
    } catch {
      if (signal.aborted) return;
      setFound(null);
      options.onFailed?.();
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is what makes it ask anew
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => void ask(leaving.signal), typingPauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text]);
  return text ? found : null;
}
