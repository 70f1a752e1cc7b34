import type { Db } from "#platform/db/open-database.server.ts";
import { dropParts, readExactly } from "./drop-parts.ts";
import { partsWithout, type SearchQuery } from "./input.ts";
import { readNow } from "./read-now.ts";
import { readVocabulary } from "./reading/queries/read-vocabulary.server.ts";
import { readRequest } from "./reading/read-request.ts";
import type { Reading, ReadPlace } from "./reading/reading.ts";

type Asked = {
  reading: Reading;
  /** The request says “near me”, and we do not know where that is. */
  asksWhere: boolean;
};

/** Reads the request of an address: without the parts that were taken out, near the place that was typed. */
export async function readAsked(db: Db, query: SearchQuery, now: Date): Promise<Asked> {
  if (query.exact) return { reading: readExactly(query.q), asksWhere: false };
  const reading = dropParts(await read(db, query.q, now), partsWithout(query));
  if (reading.place?.kind !== "near-me") return { reading, asksWhere: false };
  const place = query.near ? await readWhere(db, query.near, now) : null;
  if (place) return { reading: { ...reading, place }, asksWhere: false };
  return { reading, asksWhere: query.point === null };
}

async function read(db: Db, typed: string, now: Date): Promise<Reading> {
  return readRequest(typed, await readVocabulary(db, typed), readNow(now));
}

async function readWhere(db: Db, typed: string, now: Date): Promise<ReadPlace | null> {
  const { place } = await read(db, typed, now);
  return place?.kind === "near-me" ? null : place;
}
