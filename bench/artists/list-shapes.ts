import type { Client } from "pg";
import { writeCursor } from "#platform/db/cursor.ts";

/** One request: the address of the page, and the same question as plain SQL. */
export type Question = { address: string; page: string; count: string };
export type Shape = { name: string; questions: Question[] };

type Filters = { tab?: "featured" | "rising"; category?: string; search?: string; after?: string };

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
/** A name is listed once: of artists before filmmakers before theater people, the oldest. */
const firstOf = (rank: number, id: string) => `
  not exists (select from artist_directory o where lower(o.name) = lower(x.name)
    and o.status in ('approved', 'featured', 'rising') and ${rank > 1 ? "true" : `o.artist_id < ${id}`})
  and not exists (select from underground_filmmakers o where lower(o.name) = lower(x.name)
    and ${rank > 2 ? "true" : rank < 2 ? "false" : `o.id < ${id}`})
  and not exists (select from black_theater_arts o where lower(o.name) = lower(x.name)
    and ${rank < 3 ? "false" : `o.id < ${id}`})`;

/** What somebody who knows the tables would write by hand: a page of each list, then the first of them. */
function ask({ tab, category, search, after }: Filters): Question {
  const where = [
    ...(category ? [`x.category = ${quote(category)}`] : []),
    ...(search
      ? [
          `(fold_search_text(x.name) like ${quote(`%${search}%`)} or fold_search_text(x.location) like ${quote(`%${search}%`)})`,
        ]
      : []),
  ];
  const inTab =
    tab === "featured"
      ? "(x.status = 'featured' or x.spotlight_eligible = 'yes')"
      : tab === "rising"
        ? "x.status = 'rising'"
        : "true";
  const lists = [
    { table: "artist_directory", id: "x.artist_id", prefix: "", rank: 1, tagline: "x.tagline" },
    ...(tab
      ? []
      : [
          {
            table: "underground_filmmakers",
            id: "x.id",
            prefix: "film-",
            rank: 2,
            tagline: "x.notable_works",
          },
          {
            table: "black_theater_arts",
            id: "x.id",
            prefix: "theater-",
            rank: 3,
            tagline: "x.notable_works",
          },
        ]),
  ];
  const select = (limit: number, order: string, from = "") =>
    lists
      .map(({ table, id, prefix, rank, tagline }) => {
        const conditions = [
          ...(rank === 1 ? ["x.status in ('approved', 'featured', 'rising')", inTab] : []),
          ...(from ? [`lower(x.name) > ${quote(from)}`] : []),
          ...where,
          firstOf(rank, id),
        ];
        return `(select '${prefix}' || ${id} as id, lower(x.name) as sort_name, x.name, x.category, x.location, ${tagline} as tagline
          from ${table} x where ${conditions.join(" and ")} ${order} limit ${limit})`;
      })
      .join(" union all ");
  const params = new URLSearchParams({
    ...(tab && { tab }),
    ...(search && { search }),
    ...(category && { category }),
  });
  if (after) params.set("after", writeCursor(["name", after]));
  return {
    address: params.toString(),
    page: `select * from (${select(25, "order by lower(x.name)", after)}) as found order by sort_name limit 25`,
    count: `select count(*) from (select from (${select(1_001, "")}) as found limit 1001) as matching`,
  };
}

/** The questions of each shape; each request of a shape differs from the others. */
export async function listShapes(client: Client, runs: number): Promise<Shape[]> {
  const { rows } = await client.query<{ name: string; last: string; city: string; category: string }>(
    `select lower(name) as name, lower(split_part(name, ' ', 2)) as last, lower(location) as city, category
     from artist_directory where status = 'approved' and location is not null order by hashtext(artist_id::text) limit $1`,
    [runs],
  );
  const each = (make: (row: (typeof rows)[number], next: (typeof rows)[number]) => Filters) =>
    rows.map((row, n) => ask(make(row, rows[(n + 1) % rows.length] ?? row)));
  return [
    { name: "all, any page", questions: each(({ name }) => ({ after: name })) },
    { name: "featured, any page", questions: each(({ name }) => ({ tab: "featured", after: name })) },
    { name: "rising, any page", questions: each(({ name }) => ({ tab: "rising", after: name })) },
    {
      name: "a category, any page",
      questions: each(({ name, category }) => ({ category, after: name })),
    },
    { name: "search, one artist", questions: each(({ name }) => ({ search: name })) },
    { name: "search, a last name", questions: each(({ last }, { name }) => ({ search: last, after: name })) },
    { name: "search, a city", questions: each(({ city }) => ({ search: city })) },
    { name: "search, nothing", questions: rows.map((_, n) => ask({ search: `zq${n}x` })) },
    {
      name: "a last name in a tab and category",
      questions: each(({ last, category }) => ({ tab: "rising", search: last, category })),
    },
  ];
}
