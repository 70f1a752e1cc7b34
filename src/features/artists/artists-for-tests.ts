import type { Insertable } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { ArtistDirectory } from "#platform/db/tables.ts";

let count = 0;

/** An approved musician in Chicago with a unique name. Counters need the owner of the database. */
export async function addArtist(db: Db, values: Partial<Insertable<ArtistDirectory>> = {}): Promise<string> {
  count += 1;
  const { artist_id } = await db
    .insertInto("artist_directory")
    .values({
      name: `Odessa Vance ${count}`,
      category: "Music",
      location_city: "Chicago",
      location_state: "Illinois",
      tagline: "Low strings for big rooms.",
      status: "approved",
      ...values,
    })
    .returning("artist_id")
    .executeTakeFirstOrThrow();
  return artist_id;
}
