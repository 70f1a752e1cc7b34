import { type RawBuilder, sql } from "kysely";
import { defineKeyset, integer, type Order, text } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { artistNamed } from "../../queries/artist-named.server.ts";
import { type ArtistSort, artistColumns, type Descending, descending, musicList } from "../input.ts";

type Kind = "musicians" | "producers" | "directory";
type Sort = ArtistSort | Descending;
type Requested = { kind: Kind; sort: Sort; after: string };

const byName = [text("sort_name"), text("id")];
/** Missing values come last in both directions. */
const byValue = [integer("value_group"), text("sort_value"), ...byName];
const orders = Object.fromEntries(
  artistColumns.flatMap(({ sort }): [Sort, Order][] => {
    const keys = sort === "name" ? byName : byValue;
    return [
      [sort, { direction: "asc", keys }],
      [descending(sort), { direction: "desc", keys }],
    ];
  }),
) as Record<Sort, Order>;

/** The orders of the table. Cards are always sorted by name, using the indexes. */
export const artistOrder = defineKeyset(orders);
export type Artist = Awaited<ReturnType<typeof listArtists>>["items"][number];

/** One page of musicians, producers or all artists of both lists, and the total. */
export async function listArtists(db: Db, { kind, sort, after }: Requested) {
  const page = { sort, after, limit: musicList.perPage };
  const isDescending = sort.endsWith("-desc");
  const column = artistColumns.find((known) => known.sort === sort || descending(known.sort) === sort);
  const value = sql<string | null>`nullif(btrim(${sql.ref(column?.column ?? "artist_name")}::text), '')`;
  const matching = db
    .selectFrom((from) =>
      from
        .selectFrom("all_music_artists")
        .selectAll()
        .select(sql<string>`coalesce(lower(${value}), '')`.as("sort_value"))
        .select(
          sql<number>`(${isDescending ? sql`${value} is not null` : sql`${value} is null`})::integer`.as(
            "value_group",
          ),
        )
        .as("listed"),
    )
    .$if(kind !== "directory", (query) => query.where(typeContains(wordsOf[kind])));
  const [rows, { count }] = await Promise.all([
    matching
      .select(["id", "artist_name", "real_name", "type", "city", "state", "genre", "description"])
      .select(["notable_work", "record_label", "year_started", "social_media", "image_url"])
      .select(artistNamed(sql.ref("listed.artist_name")).as("artist_id"))
      .$call(artistOrder.select(page))
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  const { items, nextCursor } = artistOrder.page(rows, page);
  return { items: items.map(present), nextCursor, total: Number(count) };
}

const wordsOf: Readonly<Record<Kind, readonly string[]>> = {
  musicians: ["rapper", "musician", "singer", "duo"],
  producers: ["producer"],
  directory: [],
};

function typeContains(words: readonly string[]): RawBuilder<boolean> {
  const patterns = sql.join(words.map((word) => sql.lit(`%${word}%`)));
  return sql<boolean>`lower(type) like any (array[${patterns}])`;
}

/** The generated types make all columns of a view nullable. */
function present<Row extends { id: string | null; artist_name: string | null }>(row: Row) {
  return { ...row, id: row.id ?? "", artist_name: row.artist_name ?? "" };
}
