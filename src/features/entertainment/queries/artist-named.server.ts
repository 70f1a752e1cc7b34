import { type RawBuilder, sql } from "kysely";

/** The id of the artist with this name, if there is exactly one. Uses `artist_directory_name_idx`. */
export function artistNamed(name: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(
    select case when count(*) = 1 then min(artist_id::text) end
    from (
      select artist_id from artist_directory as artist
      where lower(artist.name) = lower(btrim(${name})) and artist.status in ('approved', 'featured', 'rising')
      limit 2
    ) as same
  )`;
}
