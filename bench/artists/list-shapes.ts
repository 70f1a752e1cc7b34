import type { Client } from "pg";
import { writeCursor } from "#platform/db/cursor.ts";

/** One request: the page's URL, and the equivalent plain SQL. */
export type Question = { address: string; page: string; count: string };
export type Shape = { name: string; questions: Question[] };

type Filters = {
  tab?: "featured" | "rising";
  category?: string;
  search?: string;
  after?: string;
  /** The support of the last artist on the previous page, for the order by support. */
  support?: number;
};

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
/**
 * Each name is listed once: artists before filmmakers before theater people, the oldest first. `offset 0` keeps the
 * planner from a join with everything before the page.
 */
const firstOf = (rank: number, id: string) =>
  [
    `select from artist_directory o where lower(o.name) = lower(x.name)
      and o.status in ('approved', 'featured', 'rising') ${rank === 1 ? `and o.artist_id < ${id}` : ""}`,
    `select from underground_filmmakers o where lower(o.name) = lower(x.name) ${rank === 2 ? `and o.id < ${id}` : ""}`,
    `select from black_theater_arts o where lower(o.name) = lower(x.name) and o.id < ${id}`,
  ]
    .slice(0, rank)
    .map((other) => `not exists (${other} offset 0)`)
    .join(" and ");

/** The SQL that someone who knows the tables would write by hand: a page of each list, then the first of them. */
function ask({ tab, category, search, after, support }: Filters): Question {
  const where = [
    ...(category ? [`x.category = ${quote(category)}`] : []),
    ...(search ? [`x.search_text like ${quote(`%${search}%`)}`] : []),
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
  const select = (limit: number, isPage: boolean) =>
    lists
      .map(({ table, id, prefix, rank, tagline }) => {
        const conditions = [
          ...(rank === 1 ? ["x.status in ('approved', 'featured', 'rising')", inTab] : []),
          ...(isPage && after ? [comesAfter(rank, after, support)] : []),
          ...where,
          firstOf(rank, id),
        ];
        const order =
          rank === 1 && support !== undefined ? `${supportOf(rank)}, lower(x.name)` : "lower(x.name)";
        return `(select '${prefix}' || ${id} as id, lower(x.name) as sort_name, ${supportOf(rank)} as support_order,
            x.name, x.category, x.location, ${tagline} as tagline
          from ${table} x where ${conditions.join(" and ")} ${isPage ? `order by ${order}` : ""} limit ${limit})`;
      })
      .join(" union all ");
  const params = new URLSearchParams({
    ...(tab && { tab }),
    ...(search && { search }),
    ...(category && { category }),
    ...(support !== undefined && { sort: "support" }),
  });
  const cursor = support === undefined ? ["name"] : ["support", support];
  if (after) params.set("after", writeCursor([...cursor, after]));
  const order = support === undefined ? "sort_name" : "support_order, sort_name";
  return {
    address: params.toString(),
    page: `select * from (${select(25, true)}) as found order by ${order} limit 25`,
    count: `select count(*) from (select from (${select(1_001, false)}) as found limit 1001) as matching`,
  };
}

/** Filmmakers and theater people have no votes. */
const supportOf = (rank: number) => (rank === 1 ? "x.held_votes - x.community_votes" : "0");

function comesAfter(rank: number, name: string, support?: number): string {
  const byName = `lower(x.name) > ${quote(name)}`;
  if (support === undefined) return byName;
  if (rank === 1) return `(${supportOf(rank)}, lower(x.name)) > (${support}, ${quote(name)})`;
  return support < 0 ? "true" : byName;
}

/** The requests of each shape. None repeats. */
export async function listShapes(client: Client, runs: number): Promise<Shape[]> {
  const { rows } = await client.query<
    Record<"name" | "last" | "city" | "category", string> & { support: number }
  >(
    `select held_votes - community_votes as support, lower(name) as name, lower(split_part(name, ' ', 2)) as last, lower(location) as city, category
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
      name: "most supported of a category",
      questions: each(({ category, support }, { name }) => ({ category, support, after: name })),
    },
    {
      name: "most supported, any page",
      questions: each(({ name, support }) => ({ support, after: name })),
    },
    {
      name: "most supported in a tab",
      questions: each(({ name, support }) => ({ tab: "rising", support, after: name })),
    },
    {
      name: "most supported of a last name",
      questions: each(({ last, support }, { name }) => ({ search: last, support, after: name })),
    },
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
