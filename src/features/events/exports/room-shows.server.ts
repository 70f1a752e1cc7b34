import type { Db } from "#platform/db/open-database.server.ts";
import { listRoomShows as listRows, type Room, type RoomShowRow } from "../queries/list-room-shows.server.ts";
import type { RoomShow } from "./room-show.tsx";

/** The next events of several venues, by venue id. */
export async function listRoomShows(
  db: Db,
  rooms: readonly Room[],
  options: { now: Date; limit: number },
): Promise<ReadonlyMap<string, RoomShow[]>> {
  if (rooms.length === 0) return new Map();
  const rows = await listRows(db, rooms, options);
  const byRoom = Map.groupBy(rows, ({ roomId }) => roomId);
  return new Map([...byRoom].map(([roomId, shows]) => [roomId, shows.map(present)]));
}

function present({ id, name, startsAt, timeZone, organizer }: RoomShowRow): RoomShow {
  return { id, name, startsAt: startsAt.toISOString(), timeZone, organizer };
}
