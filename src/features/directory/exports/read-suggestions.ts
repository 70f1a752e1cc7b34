import type { z } from "@hono/zod-openapi";
import type { suggestionListSchema } from "../api-routes.ts";

type SuggestionList = z.infer<typeof suggestionListSchema>;
export type Suggestion = SuggestionList["items"][number];

/** Fetches up to eight businesses whose name matches the typed text, in the browser. */
export async function readSuggestions(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
  // The API rejects control characters and longer terms.
  const q = typed.replace(/\p{Cc}/gu, " ").slice(0, 100);
  const response = await fetch(`/api/v1/suggest?${new URLSearchParams({ q })}`, { signal });
  if (!response.ok) throw new Error(`Suggestions: ${response.status}`);
  const { items } = (await response.json()) as SuggestionList;
  return items;
}
