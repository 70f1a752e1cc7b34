import type { Db } from "#platform/db/open-database.server.ts";
import { type Param, prepareStatement } from "#platform/db/prepare-statement.server.ts";
import { publicStatuses } from "../../public-statuses.ts";

export type ArtistRow = NonNullable<Awaited<ReturnType<typeof findArtist>>>;

/** All fields of a profile, including contact details; undefined unless the artist is public. */
export async function findArtist(db: Db, id: string) {
  const [row] = await selectArtist(db, { id });
  return row;
}

const selectArtist = prepareStatement((db, param: Param<{ id: string }>) =>
  db
    .selectFrom("artist_directory")
    .select([
      "artist_id",
      "name",
      "category",
      "location_city",
      "location_state",
      "location",
      "tagline",
      "bio",
      "email",
      "phone",
      "portfolio_url",
      "portfolio_titles",
      "support_link",
      "services_offered",
      "instagram",
      "twitter",
      "youtube",
      "linkedin",
      "community_votes",
    ])
    .select(({ eb }) => eb("owner_id", "is not", null).$castTo<boolean>().as("has_owner"))
    .where("artist_id", "=", param("id"))
    .where("status", "in", publicStatuses),
);
