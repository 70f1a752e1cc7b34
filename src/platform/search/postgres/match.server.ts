import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchEngine } from "../engine.ts";
import { quote } from "./lexemes.ts";
import { hasPart, likePattern } from "./list.server.ts";

type Query = Parameters<SearchEngine["match"]>[0];

/** Other texts of so many of the best are compared, so that a part of a word is found in them too. */
const maxRead = 2_000;
/** The indexes know no shorter parts. */
const minIndexed = 3;
/** How much shorter a word may be in the index than as it is typed: "happine" is "happi" there. */
const longestEnding = 4;
const fields = {
  place: { weight: "C", shown: sql`detail` },
  text: { weight: "D", shown: sql`summary` },
} as const;

/** Documents of a kind that may have a text in their title or in another field. */
export async function match(db: Db, { kind, text, field, limit }: Query): Promise<string[]> {
  const ofKind = sql`kind = ${sql.lit(kind)}`;
  const part = text.replaceAll("'", "");
  const best = sql`(
    select id, detail, summary from search_documents where ${ofKind}
    order by quality desc, id limit ${sql.lit(maxRead)}) as best`;
  // Planned for these words: how many have them decides.
  const select = async (source: RawBuilder<unknown>, condition: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${source} where ${condition} limit ${sql.lit(limit)}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const all = sql`search_documents`;
  const titled = await select(all, sql`${ofKind} and ${hasPart(part)}`);
  if (field === null || titled.length === limit) return titled;
  const { weight, shown } = fields[field];
  const phrase = await readPhrase(db, text, weight);
  const others = await Promise.all([
    phrase ? select(all, sql`${ofKind} and tsv @@ ${phrase}::tsquery`) : [],
    select(best, sql`${shown} ilike ${likePattern(text)}`),
  ]);
  return [...new Set([...titled, ...others.flat()])].slice(0, limit);
}

/** The words of a text one after the other, the last one as far as it is typed; null where all of them say nothing. */
async function readPhrase(db: Db, text: string, weight: string): Promise<string | null> {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const last = words.at(-1) ?? "";
  const isBegun = last.length >= minIndexed;
  // "&" is no word, and "and" is one that is not in the index: what stands on both sides is looked for by itself.
  const sides = (isBegun ? words : words.slice(0, -1)).join(" ").split(/(?:^| )and(?: |$)/);
  const { rows } = await sql<{ phrase: string }>`
    select phraseto_tsquery('english', side)::text as phrase
    from unnest(${[text, ...sides]}::text[]) with ordinality as sides (side, place) order by place`.execute(
    db,
  );
  const [typed = "", ...split] = rows.map(({ phrase }) => phrase);
  const known = split.filter(Boolean);
  const end = known.pop();
  if (end !== undefined) known.push(isBegun ? withBeginning(end, last) : end);
  // Addresses are in the index as they are written.
  const ways = [typed, known.join(" & ")].filter(Boolean).map((way) => `(${way})`);
  return ways.length > 0
    ? ways.join(" | ").replaceAll(/('(?:[^']|'')*')(?::(\*))?/g, `$1:$2${weight}`)
    : null;
}

function withBeginning(phrase: string, last: string): string {
  const shorter = Array.from({ length: longestEnding }, (_, cut) => last.slice(0, -1 - cut));
  const known = shorter.filter((word) => word.length >= minIndexed).map(quote);
  return phrase.replace(
    /'(?:[^']|'')*'$/,
    (stem) => `(${[`${stem}:*`, `${quote(last)}:*`, ...known].join(" | ")})`,
  );
}
