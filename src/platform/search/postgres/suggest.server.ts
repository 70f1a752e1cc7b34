import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchEngine, SearchSuggestion } from "../engine.ts";
import { stemWords } from "./stem-words.server.ts";
import { inTier, tiers } from "./tiers.ts";
import { allOf, quote } from "./tsquery.ts";

type Query = Parameters<SearchEngine["suggest"]>[0];

/** So many of the best of a kind are compared, whatever was typed. */
const maxScanned = 1_000;
/** Shorter beginnings of words are looked for among the best alone: too many words begin with them. */
const minIndexed = 3;

/** The titles that begin with what was typed, or a later word of which does, the best of each kind. */
export async function suggest(db: Db, query: Query): Promise<SearchSuggestion[]> {
  const prefix = query.prefix.replaceAll("'", "");
  if (prefix === "" || query.kinds.length === 0) return [];
  const tsquery = await buildTsquery(db, prefix);
  const kinds = query.kinds.map(({ kind }) => sql`(${selectKind(kind, { ...query, prefix }, tsquery)})`);
  // Not prepared: the best plan depends on the letters.
  const { rows } = await sql<SearchSuggestion>`${sql.join(kinds, sql` union all `)}`.execute(db);
  return rows;
}

function selectKind(
  kind: string,
  { prefix, now, limit }: Query,
  tsquery: string | null,
): RawBuilder<unknown> {
  const ofKind = sql`kind = ${sql.lit(kind)} and ends_at >= ${now}::timestamptz`;
  const isPrefix = sql`starts_with(folded_title, ${prefix})`;
  // Words also begin after a hyphen and the like. No title has a line break.
  const startsWord = sql`strpos(' ' || folded_title || E'\n ' || translate(folded_title, '-/(."', '     '), ' ' || ${prefix}) > 0`;
  const best = sql`(
    select id from (
      select id, folded_title from search_documents where ${ofKind} order by quality desc, id limit ${sql.lit(maxScanned)}
    ) as best
    where ${startsWord})`;
  const others = (tsquery === null ? [] : tiers).map(
    // All that match are sorted, however many PostgreSQL expects: `offset 0` keeps it from reading the kind in order.
    (tier) => sql`(
      select id from (
        select id, quality from search_documents
        where ${ofKind} and ${inTier(tier)} and tsv @@ ${tsquery}::tsquery and ${startsWord} offset 0
      ) as found
      order by quality desc, id limit ${sql.lit(10 * limit)})`,
  );
  // What is behind the best is looked for only while these are too few.
  const ids = sql`select distinct id from (select * from (${sql.join([best, ...others], sql` union all `)}) as parts limit ${sql.lit(10 * limit)}) as found`;
  return sql`
    select kind, id, title, detail, picture_url as "pictureUrl", price, ${isPrefix} as "isPrefix"
    from search_documents where ${ofKind} and id in (${ids})
    order by ${isPrefix} desc, quality desc, id limit ${sql.lit(limit)}`;
}

/** Endings that stems are without. */
const suffixes = ["ing", "ings", "ed", "ies", "ation", "ations"];

/** What was typed is the beginning of a word of the title, after whole words; the best of the kind first. */
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

/** The words that this may become: "braiding" of "braidi", whose stem does not begin with it. */
function listCompletions(prefix: string): string[] {
  const completions = suffixes.flatMap((ending) =>
    Array.from({ length: ending.length }, (_, at) => ending.slice(0, at + 1))
      .filter((typed) => prefix.endsWith(typed))
      .map((typed) => prefix.slice(0, -typed.length) + ending),
  );
  return [prefix, ...completions];
}
