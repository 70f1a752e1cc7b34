import type { Pool } from "pg";
import { foldSearchText } from "#features/directory/exports/fold-text.ts";
import { runLimited } from "./measure.ts";
import type { ListRequest } from "./sample-lists.ts";

const perPage = 24;
const orders = {
  best: "quality desc, id",
  rating: "rating desc, id",
  newest: "added_at desc, id",
  name: "folded_title, id",
};

/** Runs the SQL that an experienced PostgreSQL developer would write for a page and its total, without facets and map. */
export async function runBaseline(pool: Pool, { query, center }: ListRequest): Promise<void> {
  const { search, category, state, sort, after } = query;
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const term = foldSearchText(search).replaceAll("'", "");
  const where = [
    "kind = 'business'",
    ...(term ? [`folded_title like ${value(`%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)}`] : []),
    ...(category ? [`category = ${value(category)}`] : []),
    ...(state ? [`state = ${value(state)}`] : []),
  ].join(" and ");
  const total = {
    text: `select count(*) from (select from search_documents where ${where} limit 1001) as found`,
    values: [...values],
  };
  const order = center
    ? `point <-> point(${value(center.longitude)}, ${value(center.latitude)})`
    : orders[sort];
  const text = `
    select id, title, detail, summary, picture_url from search_documents where ${where}
    order by ${order} limit ${perPage + 1} offset ${after ? perPage : 0}`;
  await runLimited(pool, { text, values });
  if (!center) await runLimited(pool, total);
}
