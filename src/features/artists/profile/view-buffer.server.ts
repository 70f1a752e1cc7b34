import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";

export type BufferedView = { artistId: string; hour: Date; visitor: Buffer };
type Log = { warn: (details: object, message: string) => void };

const flushMs = 1_000;
/** Views beyond this limit are dropped rather than kept in memory. */
const maxBuffered = 20_000;
const batchSize = 1_000;

/** Buffers views and writes them in batches, so that a rush costs one statement a second. */
export function createViewBuffer(db: Db, { intervalMs = flushMs, limit = maxBuffered } = {}) {
  let waiting = new Map<string, BufferedView>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(log: Log) {
    clearTimeout(timer);
    timer = undefined;
    // Sorted, so that two processes never deadlock.
    const views = [...waiting].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, view]) => view);
    waiting = new Map();
    try {
      for (let start = 0; start < views.length; start += batchSize)
        await writeViews(db, views.slice(start, start + batchSize));
    } catch (error) {
      // Views matter less than responses: a lost second of views stays lost.
      log.warn({ error, views: views.length }, "profile views could not be counted");
    }
  }

  return {
    /** Counts a view within a second. False if there are too many. */
    add(view: BufferedView, log: Log): boolean {
      const key = [view.artistId, view.hour.getTime(), view.visitor.toString("hex")].join();
      if (waiting.size >= limit && !waiting.has(key)) return false;
      waiting.set(key, view);
      timer ??= setTimeout(() => this.flush(log), intervalMs).unref();
      return true;
    },
    /** Writes what is waiting now. */
    flush(log: Log): Promise<void> {
      writing = writing.then(() => write(log));
      return writing;
    },
  };
}

const buffers = new WeakMap<Db, ReturnType<typeof createViewBuffer>>();

/** The buffer of this process for a database. */
export function viewBufferOf(db: Db) {
  const buffer = buffers.get(db) ?? createViewBuffer(db);
  buffers.set(db, buffer);
  return buffer;
}

/** Counts each visitor once per hour, for listed artists only. */
function writeViews(db: Db, views: readonly BufferedView[]) {
  return transact(db, (tx) =>
    sql`
      with counted as (
        insert into artist_views (artist_id, hour, visitor)
        select view.artist_id, view.hour, view.visitor
        from unnest(
          ${views.map(({ artistId }) => artistId)}::uuid[],
          ${views.map(({ hour }) => hour.toISOString())}::timestamptz[],
          ${views.map(({ visitor }) => visitor)}::bytea[]
        ) as view (artist_id, hour, visitor)
        join artist_directory as artist on artist.artist_id = view.artist_id
        where artist.status in ('approved', 'featured', 'rising')
        on conflict do nothing
        returning artist_id
      )
      select increment_profile_views(artist_id, views) from (
        select artist_id, count(*)::integer as views from counted group by artist_id order by artist_id
      ) as by_artist`.execute(tx),
  );
}
