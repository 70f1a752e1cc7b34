import type { Db } from "#platform/db/open-database.server.ts";
import { venueOrder } from "../queries/list-venues.server.ts";
import { readVenues, type VenueItem } from "../read-venues.server.ts";
import type { MusicQuery } from "./input.ts";
import { type Artist, artistOrder, listArtists } from "./queries/list-artists.server.ts";

export type MusicItem = ({ kind: "artist" } & Artist) | ({ kind: "venue" } & VenueItem);
type MusicPage = { items: MusicItem[]; nextCursor: string | null; total: number };

/** One page of the open tab: artists of both lists, or venues. */
export async function readMusic(db: Db, { tab, sort, after }: MusicQuery): Promise<MusicPage> {
  if (tab === "venues") {
    const { items, ...page } = await readVenues(db, { filter: "all", after });
    return { ...page, items: items.map((venue) => ({ kind: "venue" as const, ...venue })) };
  }
  const { items, ...page } = await listArtists(db, { kind: tab, sort, after });
  return { ...page, items: items.map((artist) => ({ kind: "artist" as const, ...artist })) };
}

/** Each tab has its own cursors. */
export function isMusicCursor({ tab, sort, after }: MusicQuery): boolean {
  return tab === "venues" ? venueOrder.isCursor({ after }) : artistOrder.isCursor({ after, sort });
}
