import type { SearchEngine, SearchSuggestion } from "../engine.ts";
import type { Hit, OpenSearch, SearchBody } from "./client.server.ts";
import { maxPrefixLength } from "./mapping.ts";
import { allOf, byQuality, type Clause, isNotOver, term, withoutTotal } from "./query.ts";

type Query = Parameters<SearchEngine["suggest"]>[0];

/** Titles that start with the prefix, then titles with a later word that does, best first within each kind. */
export async function suggest(search: OpenSearch, query: Query): Promise<SearchSuggestion[]> {
  const prefix = query.prefix.replaceAll("'", "");
  if (prefix === "") return [];
  const clauses = [startsWith(prefix), ...containsWords(prefix)];
  // Separate searches, so each can stop after the first hits.
  const searches = query.kinds.flatMap(({ kind, hasDates }) =>
    clauses.map((clause) => ({
      kind,
      body: suggestBody([clause, ...(hasDates ? [isNotOver(query.now)] : [])], query.limit),
    })),
  );
  const responses = await search.search(searches);
  return query.kinds.flatMap(({ kind }) => {
    const hits = new Map<string, Hit>();
    for (const [at, { hits: page }] of responses.entries())
      if (searches[at]?.kind === kind)
        for (const hit of page.hits) hits.set(hit._id, hits.get(hit._id) ?? hit);
    return [...hits.values()].slice(0, query.limit).map((hit) => toSuggestion(kind, hit, prefix));
  });
}

function suggestBody(filters: readonly Clause[], limit: number): SearchBody {
  const shown = { _source: ["shown", "title"], sort: byQuality, size: limit };
  return { ...withoutTotal, ...shown, query: allOf(filters) };
}

function startsWith(prefix: string): Clause {
  const start = [...prefix].slice(0, maxPrefixLength.title).join("");
  const indexed = term("title.beginning", start);
  return start === prefix ? indexed : allOf([indexed, { prefix: { title: prefix } }]);
}

/** Adjacent words of the title, the last one possibly incomplete. */
function containsWords(prefix: string): Clause[] {
  const words = prefix.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const last = [...(words.pop() ?? "")].slice(0, maxPrefixLength.word).join("");
  return [
    { match_phrase: { "title.word_beginnings": [...words.map((word) => `${word}_`), last].join(" ") } },
  ];
}

function toSuggestion(kind: string, { _id: id, _source }: Hit, prefix: string): SearchSuggestion {
  const { shown, title } = _source as { shown: SearchSuggestion & { summary: string }; title: string };
  const { summary: _summary, ...rest } = shown;
  return { ...rest, kind, id, isPrefix: title.startsWith(prefix) };
}
