import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

type Row = {
  kind: "all" | "price" | "stock" | "sale" | "maker" | "state" | "collection";
  key: string;
  label: string;
  goods: number;
};
export type Choice = Pick<Row, "key" | "label" | "goods">;
export type Choices = Awaited<ReturnType<typeof listChoices>>;

/** The makers with the most goods; the others are found on their own page. */
const maxMakers = 40;

/** What the whole store can be chosen by, with the counts that the database keeps. */
export async function listChoices(db: Db) {
  const { rows } = await sql<Row>`
    select counts.kind, counts.key, coalesce(collections.title, counts.key) as label, counts.goods
    from store_choice_counts counts
    left join collections on counts.kind = 'collection' and collections.id::text = counts.key
    where counts.kind <> 'maker'
    union all
    select 'maker', makers.key, sellers.seller_name, makers.goods
    from (
      select key, goods from store_choice_counts where kind = 'maker' order by goods desc, key limit ${maxMakers}
    ) as makers
    cross join lateral (
      select seller_name from store_listings where business_id = makers.key::uuid limit 1
    ) as sellers`.execute(db);
  const of = (kind: Row["kind"]): Choice[] => rows.filter((row) => row.kind === kind);
  return {
    all: of("all")[0]?.goods ?? 0,
    prices: of("price"),
    ready: of("stock")[0]?.goods ?? 0,
    onSale: of("sale")[0]?.goods ?? 0,
    makers: of("maker").toSorted((a, b) => b.goods - a.goods || a.label.localeCompare(b.label)),
    states: of("state").toSorted((a, b) => a.label.localeCompare(b.label)),
    collections: of("collection").toSorted((a, b) => b.goods - a.goods || a.label.localeCompare(b.label)),
  };
}
