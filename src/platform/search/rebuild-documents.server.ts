import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { callLong } from "./call-long.server.ts";
import { documentKinds } from "./document-kinds.ts";

type Options = { onStep?: (step: string, milliseconds: number) => void };

/** `search_part_of` in the database. */
const partitions = {
  business: ["business"],
  event: ["event"],
  artist: ["artist"],
  product: ["product"],
  other: documentKinds.slice(4),
} as const;
const slices = 8;
/** Slices filled concurrently. */
const parallel = 2;

/** Fills a copy of every partition and swaps it in. Searches and changes continue meanwhile. */
export async function rebuildDocuments(db: Db, { onStep }: Options = {}): Promise<void> {
  const timed = async (step: string, run: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await run();
    onStep?.(step, performance.now() - startedAt);
  };
  for (const [partition, kinds] of Object.entries(partitions)) {
    await timed(`${partition}: filled`, async () => {
      for (const kind of kinds) await callLong(db, sql`count_search_tiers(${kind})`);
      await callLong(db, sql`begin_search_rebuild(${partition})`);
      for (const kind of kinds) await fill(db, kind);
    });
    await timed(`${partition}: indexed`, () => callLong(db, sql`index_search_rebuild(${partition})`));
    await timed(`${partition}: swapped and counted`, async () => {
      await callLong(db, sql`finish_search_rebuild(${partition})`);
      for (const kind of kinds) await callLong(db, sql`count_all_search_documents(${kind})`);
    });
  }
  await timed("words", () => callLong(db, sql`gather_search_words()`));
}

async function fill(db: Db, kind: string): Promise<void> {
  const remaining = Array.from({ length: slices }, (_, slice) => slice).values();
  const fillNext = async () => {
    for (const slice of remaining) await callLong(db, sql`fill_search_rebuild(${kind}, ${slice}, ${slices})`);
  };
  await Promise.all(Array.from({ length: parallel }, fillNext));
}
