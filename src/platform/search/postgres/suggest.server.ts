import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchEngine, SearchSuggestion } from "../engine.ts";
import { stemWords } from "./stem-words.server.ts";
import { inTier, listLargeKinds, tiers } from "./tiers.server.ts";
import { allOf, quote } from "./tsquery.ts";

type Query = Parameters<SearchEngine["suggest"]>[0];

/** How many of the best documents of a kind are scanned first. */
const maxScanned = 1_000;
/** Shorter prefixes match too many words for the index, so only the best documents are scanned. */
const minIndexed = 3;

/** Titles that start with the prefix or have a later word that does, best first within each kind. */
export async function suggest(db: Db, query: Query): Promise<SearchSuggestion[]> {
  const prefix = query.prefix.replaceAll("'", "");
  if (prefix === "" || query.kinds.length === 0) return [];
  const large = await listLargeKinds(db);
  const tsquery = query.kinds.some(({ kind }) => large.has(kind)) ? await buildTsquery(db, prefix) : null;
  const kinds = query.kinds.map(
    ({ kind }) => sql`(${selectKind(kind, { ...query, prefix }, { isLarge: large.has(kind), tsquery })})`,
  );
  // Not prepared: the best plan depends on how common the prefix is.
  const { rows } = await sql<SearchSuggestion>`${sql.join(kinds, sql` union all `)}`.execute(db);
  return rows;
}

function selectKind(
  kind: string,
  { prefix, now, limit }: Query,
  { isLarge, tsquery }: { isLarge: boolean; tsquery: string | null },
): RawBuilder<unknown> {
  const ofKind = sql`kind = ${sql.lit(kind)} and ends_at >= ${now}::timestamptz`;
  const isPrefix = sql`starts_with(folded_title, ${prefix})`;
  // Words also start after punctuation. No title contains a line break.
  const startsWord = sql`strpos(' ' || folded_title || E'\n ' || translate(folded_title, '-/(."', '     '), ' ' || ${prefix}) > 0`;
  const select = (condition: RawBuilder<unknown>) => sql`
    select kind, id, title, detail, picture_url as "pictureUrl", price, ${isPrefix} as "isPrefix"
    from search_documents where ${ofKind} and ${condition}
    order by ${isPrefix} desc, quality desc, id limit ${sql.lit(limit)}`;
  if (!isLarge) return select(startsWord);
  const best = sql`(
    select id from (
      select id, folded_title from search_documents where ${ofKind} order by quality desc, id limit ${sql.lit(maxScanned)}
    ) as best
    where ${startsWord})`;
  const others = (tsquery === null ? [] : tiers).map(
    // `offset 0` reads all matches before sorting, regardless of PostgreSQL's estimates.
    (tier) => sql`(
      select id from (
        select id, quality from search_documents
        where ${ofKind} and ${inTier(tier)} and tsv @@ ${tsquery}::tsquery and ${startsWord} offset 0
      ) as found
      order by quality desc, id limit ${sql.lit(10 * limit)})`,
  );
  // The index is read only if the best documents have too few matches.
  const ids = sql`select distinct id from (select * from (${sql.join([best, ...others], sql` union all `)}) as parts limit ${sql.lit(10 * limit)}) as found`;
  return select(sql`id in (${ids})`);
}

/** Suffixes that the stemmer removes. */
const suffixes = ["ing", "ings", "ed", "ies", "ation", "ations"];

/** Whole words of the title, then a word that starts with the last one; null without a usable word. */
async function buildTsquery(db: Db, prefix: string): Promise<string | null> {
  const words = prefix.match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = words.at(-1) ?? "";
  const isIndexed = [...last].length >= minIndexed;
  const [stems, lastStems] = await Promise.all([
    stemWords(db, words.slice(0, -1)),
    isIndexed ? stemWords(db, listCompletions(last)) : [],
  ]);
  return allOf([
    ...stems.map((stem) => quote(`title:${stem}`)),
    isIndexed
      ? [`${quote(`title:${last}`)}:*`, ...lastStems.map((stem) => quote(`title:${stem}`))].join(" | ")
      : null,
  ]);
}

/** Words that the prefix may become. The stem of "braiding" does not start with "braidi". */
function listCompletions(prefix: string): string[] {
  const completions = suffixes.flatMap((ending) =>
    Array.from({ length: ending.length }, (_, at) => ending.slice(0, at + 1))
      .filter((typed) => prefix.endsWith(typed))
      .map((typed) => prefix.slice(0, -typed.length) + ending),
  );
  return [prefix, ...completions];
}
