import { sql } from "kysely";
import { foldSearchText } from "#features/directory/exports/fold-text.ts";
import { remember } from "#platform/cache/remember.server.ts";
import { containsFolded } from "#platform/db/contains-folded.server.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import { defineKeyset, integer, text } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { listCandidates } from "#platform/search/list-candidates.server.ts";
import { type ArtistQuery, artistList } from "../input.ts";

/** By name, or by votes that are not held. A name is listed once, so no id is needed. */
export const artistOrder = defineKeyset({
  name: { direction: "asc", keys: [text("sort_name")] },
  support: { direction: "asc", keys: [integer("support_order"), text("sort_name")] },
});
export type ListedArtist = Awaited<ReturnType<typeof listArtists>>["items"][number];

/** The counting limit, beyond which the page says "1,000+". */
const maxCounted = 1_000;

type Typed = Pick<ArtistQuery, "tab" | "search" | "category">;
type Filters = Typed & {
  /** Candidates for the search text; null if there are too many. */
  ids?: readonly string[] | null;
};
type Input = Typed & Pick<ArtistQuery, "sort" | "after">;

/** One page of artists, filmmakers and theater people by name, and their total. Never contains email or phone. */
export async function listArtists(db: Db, { after, sort, ...typed }: Input) {
  const page = { sort, after, limit: artistList.perPage } as const;
  const text = foldSearchText(typed.search);
  const ids = text === "" ? null : await listCandidates(db, { kind: "artist", text, field: "place" });
  const filters = { ...typed, ids };
  const [rows, counted] = await Promise.all([
    selectArtists(db, filters)
      .select(["id", "artist_id as artistId", "name", "category", "location", "tagline"])
      .select("community_votes as votes")
      .select(picture.as("picture"))
      .$call(artistOrder.select(page))
      .execute(),
    countArtists(db, filters),
  ]);
  const isCapped = counted > maxCounted;
  return { ...artistOrder.page(rows, page), total: Math.min(counted, maxCounted), isCapped };
}

/** Counted on each request, except for a long list without a search, where it reads 1,000 rows for "1,000+". */
async function countArtists(db: Db, filters: Filters): Promise<number> {
  if (filters.search === "" && (await isLongList(db, filters.tab, filters.category))) return maxCounted + 1;
  return countMatches(db, filters);
}

const isLongList = remember(
  async (db: Db, tab: Filters["tab"], category: string) =>
    (await countMatches(db, { tab, category, search: "" })) > maxCounted,
  { freshForMs: 60_000, staleForMs: 60_000, maxEntries: 200 },
);

async function countMatches(db: Db, filters: Filters): Promise<number> {
  const matching = selectArtists(db, filters)
    .select("id")
    .limit(maxCounted + 1);
  const { counted } = await db
    .selectFrom(matching.as("matching"))
    .select(({ fn }) => fn.countAll<number>().as("counted"))
    .executeTakeFirstOrThrow();
  return Number(counted);
}

/** A search matches part of the name or the location. */
function selectArtists(db: Db, { tab, search, category, ids = null }: Filters) {
  return db
    .selectFrom("all_artists")
    .$if(tab === "featured", (query) => query.where("is_featured", "=", true))
    .$if(tab === "rising", (query) => query.where("is_rising", "=", true))
    .$if(category !== "", (query) => query.where("category", "=", category))
    .$if(search !== "", (query) => query.where(matches(search, ids)));
}

function matches(search: string, ids: readonly string[] | null) {
  const isTyped = containsFolded(sql`search_text`, search);
  return ids ? sql<boolean>`${isTyped} and ${isOneOf(ids)}` : isTyped;
}

/** Only ids of directory artists are indexed; the others are a few hundred. */
function isOneOf(ids: readonly string[]) {
  return sql<boolean>`(artist_id = any (${ids.filter(isUuid)}::uuid[])
    or artist_id is null and id = any (${ids.filter((id) => !isUuid(id))}::text[]))`;
}

/** The first uploaded picture among the works. */
export const firstPicture = sql<string | null>`substring(portfolio_url from '(?:^|,) *(/files/[^, ]+)')`;
// Only evaluated for the rows of the page.
const picture = sql<string | null>`(
  select ${firstPicture} from artist_directory where artist_directory.artist_id = all_artists.artist_id
)`;
