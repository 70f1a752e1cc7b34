import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { VisitKind } from "./rules.ts";

export type BufferedVisit = {
  businessId: string;
  kind: VisitKind;
  hour: Date;
  visitor: Buffer;
  /** The account, to skip the owner's own visits. It is compared, not stored. */
  personId: string | null;
};
type Log = { warn: (details: object, message: string) => void };

const flushMs = 1_000;
/** Visits beyond this limit are dropped rather than kept in memory. */
const maxBuffered = 20_000;
const batchSize = 1_000;

/** Buffers visits and writes them in batches, so that a rush costs one statement a second. */
export function createVisitBuffer(db: Db, { intervalMs = flushMs, limit = maxBuffered } = {}) {
  let waiting = new Map<string, BufferedVisit>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(log: Log) {
    clearTimeout(timer);
    timer = undefined;
    const visits = [...waiting.values()];
    waiting = new Map();
    try {
      for (let start = 0; start < visits.length; start += batchSize)
        await writeVisits(db, visits.slice(start, start + batchSize));
    } catch (error) {
      // Visits matter less than responses: a lost second of visits stays lost.
      log.warn({ error, visits: visits.length }, "visits could not be counted");
    }
  }

  return {
    /** Counts a visit within a second. False if there are too many. */
    add(visit: BufferedVisit, log: Log): boolean {
      const key = [visit.businessId, visit.kind, visit.hour.getTime(), visit.visitor.toString("hex")].join();
      if (waiting.size >= limit && !waiting.has(key)) return false;
      waiting.set(key, visit);
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

const buffers = new WeakMap<Db, ReturnType<typeof createVisitBuffer>>();

/** The buffer of this process for a database. */
export function visitBufferOf(db: Db) {
  const buffer = buffers.get(db) ?? createVisitBuffer(db);
  buffers.set(db, buffer);
  return buffer;
}

/** Counts each visitor once per hour; skips deleted businesses and owners. */
function writeVisits(db: Db, visits: readonly BufferedVisit[]) {
  const column = <Value>(pick: (visit: BufferedVisit) => Value) => visits.map(pick);
  return transact(db, (tx) =>
    sql`
      insert into business_visits (business_id, kind, hour, visitor)
      select visit.business_id, visit.kind, visit.hour, visit.visitor
      from unnest(
        ${column(({ businessId }) => businessId)}::uuid[],
        ${column(({ kind }) => kind)}::text[],
        ${column(({ hour }) => hour.toISOString())}::timestamptz[],
        ${column(({ visitor }) => visitor)}::bytea[],
        ${column(({ personId }) => personId)}::uuid[]
      ) as visit (business_id, kind, hour, visitor, person_id)
      join businesses on businesses.id = visit.business_id
      where visit.person_id is null or businesses.owner_id is distinct from visit.person_id
      on conflict do nothing`.execute(tx),
  );
}
