import type { Db } from "#platform/db/open-database.server.ts";
import { dropParts, readExactly } from "./drop-parts.ts";
import { partsWithout, type SearchQuery } from "./input.ts";
import { readNow } from "./read-now.ts";
import { readRequest } from "./reading/read-request.ts";
import { readVocabulary } from "./reading/read-vocabulary.server.ts";
import type { Reading, ReadPlace } from "./reading/reading.ts";

/** How a request is read, and what is searched for: “near me” is searched for as a point. */
type Asked = {
  reading: Reading;
  searched: Reading;
  /** The request says “near me”, and we do not know where that is. */
  asksWhere: boolean;
};

/** Reads the request of an address: without the parts that were taken out, near the place that was given. */
export async function readAsked(db: Db, query: SearchQuery, now: Date): Promise<Asked> {
  if (query.exact) return settled(readExactly(query.q));
  const reading = dropParts(await read(db, query.q, now), partsWithout(query));
  if (reading.place?.kind !== "near-me") return settled(reading);
  const { point } = query;
  if (point)
    return {
      reading,
      searched: { ...reading, place: { kind: "zip", zip: "", ...point } },
      asksWhere: false,
    };
  const place = query.near ? await readWhere(db, query.near, now) : null;
  // Until it is known, the place does not count.
  if (!place) return { reading, searched: { ...reading, place: null }, asksWhere: true };
  return settled({ ...reading, place });
}

function settled(reading: Reading): Asked {
  return { reading, searched: reading, asksWhere: false };
}

async function read(db: Db, typed: string, now: Date): Promise<Reading> {
  return readRequest(typed, await readVocabulary(db, typed), readNow(now));
}

async function readWhere(db: Db, typed: string, now: Date): Promise<ReadPlace | null> {
  const { place } = await read(db, typed, now);
  return place?.kind === "near-me" ? null : place;
}
