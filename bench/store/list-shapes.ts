import type { Client } from "pg";
import { writeCursor } from "#platform/db/cursor.ts";

/** One request: the page's URL, and the equivalent plain SQL. */
export type Question = { address: string; page: string; count: string };
export type Shape = { name: string; questions: Question[] };

const orders = {
  newest: { by: "listed_at desc, product_id desc", is: "<", keys: "listed_at, product_id" },
  "price-up": { by: "price, product_id", is: ">", keys: "price, product_id" },
  "price-down": { by: "price desc, product_id desc", is: "<", keys: "price, product_id" },
  name: { by: "folded_title, product_id", is: ">", keys: "folded_title, product_id" },
};
type Sort = keyof typeof orders;
type Point = { sort: Sort; after: string; sql: string };

const columns =
  "product_id, title, ribbon_text, image_url, price, old_price, is_in_stock, left_over, seller_name, seller_location";
const perPage = 24;

/** The requests of each shape. None repeats. */
export async function listShapes(client: Client, runs: number): Promise<Shape[]> {
  const many = <Item>(make: (number: number) => Item) =>
    Array.from({ length: runs }, (_, number) => make(number));
  const { rows: makers } = await client.query<{ id: string }>(
    "select business_id as id from store_listings group by 1 order by hashtext(business_id::text::text) limit $1",
    [runs],
  );
  const { rows: shelves } = await client.query<{ id: string; title: string }>(
    "select id, title from collections order by position",
  );
  const { rows: words } = await client.query<{ adjective: string; noun: string }>(
    `select split_part(folded_title, ' ', 1) as adjective, split_part(folded_title, ' ', 2) as noun
     from store_listings group by 1, 2 order by hashtext(split_part(folded_title, ' ', 1) || split_part(folded_title, ' ', 2)) limit $1`,
    [runs],
  );
  const { rows: titles } = await client.query<{ title: string }>(
    "select folded_title as title from store_listings order by hashtext(product_id::text) limit $1",
    [runs],
  );
  const points = new Map<Sort, Point[]>();
  for (const sort of Object.keys(orders) as Sort[]) points.set(sort, await listPoints(client, sort, runs));
  const shelf = (number: number) => shelves[number % shelves.length] ?? { id: "", title: "" };
  const states = ["Georgia", "Michigan", "Maryland", "Tennessee", "Texas", "Ohio", "Virginia", "Florida"];
  const sorts = Object.keys(orders) as Sort[];
  const sortOf = (number: number) => sorts[number % sorts.length] ?? "newest";
  const limits = [25, 50, 100, 200];
  const word = (number: number) => words[number] ?? { adjective: "", noun: "" };
  const like = (text: string) => `folded_title like '%${text.replaceAll("'", "''")}%'`;

  return [
    ...sorts.map((sort) => ({
      name: `list, ${sort}, any page`,
      questions: (points.get(sort) ?? []).map((point) => ask(`sort=${sort}`, ["true"], sort, point)),
    })),
    {
      name: "list, collection and order",
      questions: many((number) => {
        const { id, title } = shelf(number);
        return ask(
          new URLSearchParams({ collection: title, sort: sortOf(number >> 2) }).toString(),
          [`collection_ids @> array['${id}'::uuid]`],
          sortOf(number >> 2),
        );
      }),
    },
    {
      name: "list, price and stock",
      questions: many((number) => {
        const most = limits[number % 4] ?? 25;
        const sort = sortOf(number >> 2);
        return ask(`price=${most}&stock=ready&sort=${sort}`, [`price <= ${most * 100}`, "is_in_stock"], sort);
      }),
    },
    {
      name: "list, state and sale",
      questions: many((number) => {
        const state = states[number % states.length] ?? "";
        const sort = sortOf(number >> 3);
        return ask(
          `state=${state}&sale=on&sort=${sort}`,
          [`seller_state = '${state}'`, "old_price is not null"],
          sort,
        );
      }),
    },
    {
      name: "list, maker",
      questions: many((number) => {
        const maker = makers[number]?.id ?? "";
        return ask(`maker=${maker}`, [`business_id = '${maker}'`], "newest");
      }),
    },
    {
      name: "search, one word of many",
      questions: many((number) =>
        ask(`search=${word(number).noun}`, [like(word(number).noun)], sortOf(number)),
      ),
    },
    {
      name: "search, two words",
      questions: many((number) => {
        const text = `${word(number).adjective} ${word(number).noun}`;
        return ask(`search=${text}`, [like(text)], sortOf(number));
      }),
    },
    {
      name: "search, one product",
      questions: many((number) =>
        ask(`search=${titles[number]?.title}`, [like(titles[number]?.title ?? "")], "newest"),
      ),
    },
    {
      name: "search, part of a word, with filters",
      questions: many((number) => {
        const text = word(number).noun.slice(1, 4);
        const most = limits[number % 4] ?? 25;
        return ask(
          `search=${text}&price=${most}&stock=ready`,
          [like(text), `price <= ${most * 100}`, "is_in_stock"],
          "newest",
        );
      }),
    },
    {
      name: "search, two letters",
      questions: many((number) => {
        const text = word(number).adjective.slice(number % 3, (number % 3) + 2);
        return ask(`search=${text}`, [like(text)], "newest");
      }),
    },
    {
      name: "search, nothing",
      questions: many((number) => ask(`search=zq${number}x`, [like(`zq${number}x`)], "newest")),
    },
  ];
}

function ask(query: string, conditions: string[], sort: Sort, point?: Point): Question {
  const { by } = orders[sort];
  const where = conditions.join(" and ");
  const sorted = query.includes("sort=") ? query : `${query}&sort=${sort}`;
  return {
    address: point ? `${sorted}&after=${point.after}` : sorted,
    page: `select ${columns} from store_listings where ${where}${point ? ` and ${point.sql}` : ""} order by ${by} limit ${perPage + 1}`,
    count:
      where === "true"
        ? "select goods from store_choice_counts where kind = 'all'"
        : `select count(*) from (select from store_listings where ${where} limit 1001) as found`,
  };
}

/** Positions all over the list where a page can start. */
async function listPoints(client: Client, sort: Sort, runs: number): Promise<Point[]> {
  const { keys, is } = orders[sort];
  const first = keys.split(",")[0] ?? "";
  const value =
    sort === "newest" ? "(extract(epoch from listed_at) * 1000000)::bigint::text" : `${first}::text`;
  const { rows } = await client.query<{ value: string; id: string; literal: string }>(
    `select ${value} as value, product_id as id, quote_literal(${first}) as literal
     from store_listings order by hashtext(product_id::text || $1) limit $2`,
    [sort, runs],
  );
  return rows.map(({ value, id, literal }) => ({
    sort,
    after: writeCursor([sort, sort === "name" ? value : Number(value), id]),
    sql: `(${keys}) ${is} (${literal}, '${id}')`,
  }));
}
