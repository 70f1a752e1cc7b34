import type { QueryPart } from "../input.ts";
import type { ParsedQuery } from "./parsed-query.ts";

/** The query without these parts. If nothing is left, the exact words are searched. */
export function removeParts(parsed: ParsedQuery, parts: readonly QueryPart[]): ParsedQuery {
  if (parts.length === 0) return parsed;
  const left: ParsedQuery = { ...parsed };
  for (const part of parts) left[part] = null;
  if (left.category === null) left.topic = [];
  const { kind, category, price, time, place, words } = left;
  return kind || category || price || time || place || words.length > 0 ? left : exactQuery(parsed.text);
}

/** The text as words only, without parsing. */
export function exactQuery(text: string): ParsedQuery {
  return {
    text,
    place: null,
    kind: null,
    category: null,
    topic: [],
    time: null,
    price: null,
    words: text.toLowerCase().split(/\s+/).filter(Boolean),
    corrections: [],
  };
}
