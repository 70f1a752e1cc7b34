import { sql } from "kysely";
import { listDistinct } from "#platform/db/list-distinct.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** The maximum number of entries in a menu. */
const limit = 60;

/** The categories of listed artists, sorted. */
export async function listArtistCategories(db: Db): Promise<string[]> {
  const found = await Promise.all([
    listDirectoryCategories(db),
    listDistinct(db, { table: "underground_filmmakers", column: "category", limit }),
    listDistinct(db, { table: "black_theater_arts", column: "category", limit }),
  ]);
  return [...new Set(found.flat())].toSorted((one, other) => one.localeCompare(other, "en-US"));
}

/** Like `listDistinct`, for public artists only, which the partial index contains. */
async function listDirectoryCategories(db: Db): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    with recursive found as (
      (select category as value from artist_directory where ${isPublic} order by category limit 1)
      union all
      select (
        select category from artist_directory where ${isPublic} and category > found.value order by category limit 1
      ) from found where found.value is not null
    )
    select value from found where value is not null limit ${limit}`.execute(db);
  return rows.map(({ value }) => value);
}

const isPublic = sql`status in ('approved', 'featured', 'rising')`;
