import type { Db } from "#platform/db/open-database.server.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import { summarizeText } from "#ui/summarize-text.ts";
import type { ArtistQuery } from "./input.ts";
import { findSpotlight } from "./queries/find-spotlight.server.ts";
import { listArtistCategories } from "./queries/list-artist-categories.server.ts";
import { type ListedArtist, listArtists } from "./queries/list-artists.server.ts";

/** An artist as shown on cards. */
export type ArtistItem = ReturnType<typeof presentArtist>;

/** All data of the artist directory. */
export async function readArtists(db: Db, query: ArtistQuery) {
  const [{ items, ...page }, categories, spotlight, switches] = await Promise.all([
    listArtists(db, query),
    listArtistCategories(db),
    findSpotlight(db),
    readSwitches(db),
  ]);
  const hasMergedProfiles = switches.has("merged_artist_profiles");
  return {
    ...page,
    items: items.map((artist) => presentArtist(artist, hasMergedProfiles)),
    categories,
    spotlight,
  };
}

/** Works can replace a missing tagline, and may be many. */
const maxTaglineLength = 120;

function presentArtist(artist: ListedArtist, hasMergedProfiles: boolean) {
  const { id, artistId, name, category, location, tagline, votes, picture } = artist;
  return {
    id: id ?? "",
    artistId,
    name: name ?? "",
    category,
    picture,
    location: location || "Location not specified",
    tagline: summarizeText(tagline || "Creative artist", maxTaglineLength),
    votes: votes ?? 0,
    /** Null for filmmakers and theater people, until their profiles are open. */
    profileTo: artistId || hasMergedProfiles ? `/artist/${id}` : null,
  };
}
