import type { Queue, QueueRow } from "#platform/decisions/queue/queue.ts";
import { artistsQueueList } from "./artists-queue-query.ts";
import { artistDecider, readStatus } from "./decide-artists.server.ts";
import { type ArtistDetail, findQueuedArtist } from "./queries/find-queued-artist.server.ts";
import {
  listAllArtists,
  listArtistsByIds,
  listWaitingArtists,
  type QueuedArtist,
  queuedOrder,
} from "./queries/list-queued-artists.server.ts";
import { rejectReasons } from "./reject-reasons.ts";
import { describeStanding } from "./standings.ts";

/** The queue of submitted artists. */
export const artistsQueue: Queue<ArtistDetail> = {
  list: artistsQueueList,
  deciders: [artistDecider],
  nouns: { artist: ["Artist", "artists"] },
  reasons: rejectReasons,
  isCursor: queuedOrder.isCursor,
  listWaiting: async (db, page) => toRows(await listWaitingArtists(db, page)),
  listAll: async (db, page) => toRows(await listAllArtists(db, page)),
  listByIds: async (db, subjects) => {
    const ids = subjects.filter(({ kind }) => kind === artistDecider.kind).map(({ id }) => id);
    return ids.length > 0 ? (await listArtistsByIds(db, ids)).map(toRow) : [];
  },
  findItem: async (db, { id }) => {
    const [[artist], detail] = await Promise.all([listArtistsByIds(db, [id]), findQueuedArtist(db, id)]);
    return artist && detail ? { row: toRow(artist), byline: "Sent to the artist directory", detail } : null;
  },
};

function toRows({ items, nextCursor }: { items: QueuedArtist[]; nextCursor: string | null }) {
  return { items: items.map(toRow), nextCursor };
}

function toRow({ id, name, category, location, status, createdAt, hasTwin }: QueuedArtist): QueueRow {
  const standing = status === "approved" ? undefined : describeStanding(status);
  return {
    kind: artistDecider.kind,
    id,
    status: readStatus(status),
    at: createdAt,
    title: name,
    note: [category, location].filter(Boolean).join(", "),
    clothId: id,
    flag: hasTwin ? "Name is listed" : (standing ?? null),
  };
}
