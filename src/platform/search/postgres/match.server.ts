import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchEngine } from "../engine.ts";
import { likePattern, titleContains } from "./list.server.ts";
import { quote } from "./tsquery.ts";

type Query = Parameters<SearchEngine["match"]>[0];

/** How many of the best documents are scanned for a substring of the other field. */
const maxScanned = 2_000;
/** Shorter prefixes are not indexed. */
const minIndexed = 3;
/** How much shorter than the typed prefix a stem can be: "happine" is indexed as "happi". */
const maxSuffixLength = 4;
const fields = {
  place: { weight: "C", column: sql`detail` },
  text: { weight: "D", column: sql`summary` },
} as const;

/** Documents that may contain a text in their title or in another field. */
export async function match(db: Db, { kind, text, field, limit }: Query): Promise<string[]> {
  const ofKind = sql`kind = ${sql.lit(kind)}`;
  const part = text.replaceAll("'", "");
  const best = sql`(
    select id, detail, summary from search_documents where ${ofKind}
    order by quality desc, id limit ${sql.lit(maxScanned)}) as best`;
  // Not prepared: the best plan depends on how common the words are.
  const select = async (source: RawBuilder<unknown>, condition: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${source} where ${condition} limit ${sql.lit(limit)}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const all = sql`search_documents`;
  const titleMatches = await select(all, sql`${ofKind} and ${titleContains(part)}`);
  if (field === null || titleMatches.length === limit) return titleMatches;
  const { weight, column } = fields[field];
  const phrase = await buildPhrase(db, text, weight);
  const others = await Promise.all([
    phrase ? select(all, sql`${ofKind} and tsv @@ ${phrase}::tsquery`) : [],
    select(best, sql`${column} ilike ${likePattern(text)}`),
  ]);
  return [...new Set([...titleMatches, ...others.flat()])].slice(0, limit);
}

/** A `tsquery` for adjacent words, the last one as a prefix; null if all are stop words. */
async function buildPhrase(db: Db, text: string, weight: string): Promise<string | null> {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const last = words.at(-1) ?? "";
  const isIndexed = last.length >= minIndexed;
  // "and" (folded from "&") is a stop word, so both sides are matched separately.
  const sides = (isIndexed ? words : words.slice(0, -1)).join(" ").split(/(?:^| )and(?: |$)/);
  const { rows } = await sql<{ phrase: string }>`
    select phraseto_tsquery('english', side)::text as phrase
    from unnest(${[text, ...sides]}::text[]) with ordinality as sides (side, place) order by place`.execute(
    db,
  );
  const [typed = "", ...split] = rows.map(({ phrase }) => phrase);
  const phrases = split.filter(Boolean);
  const end = phrases.pop();
  if (end !== undefined) phrases.push(isIndexed ? withPrefixes(end, last) : end);
  // URLs and email addresses are indexed whole.
  const alternatives = [typed, phrases.join(" & ")].filter(Boolean).map((alternative) => `(${alternative})`);
  return alternatives.length > 0
    ? alternatives.join(" | ").replaceAll(/('(?:[^']|'')*')(?::(\*))?/g, `$1:$2${weight}`)
    : null;
}

function withPrefixes(phrase: string, last: string): string {
  const stems = Array.from({ length: maxSuffixLength }, (_, cut) => last.slice(0, -1 - cut));
  const phrases = stems.filter((word) => word.length >= minIndexed).map(quote);
  return phrase.replace(
    /'(?:[^']|'')*'$/,
    (stem) => `(${[`${stem}:*`, `${quote(last)}:*`, ...phrases].join(" | ")})`,
  );
}
