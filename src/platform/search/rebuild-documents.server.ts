import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { callLong } from "./call-long.server.ts";
import { documentKinds } from "./document-kinds.ts";

type Options = { onStep?: (step: string, milliseconds: number) => void };

/** `search_part_of` in the database. */
const parts = {
  business: ["business"],
  event: ["event"],
  artist: ["artist"],
  product: ["product"],
  other: documentKinds.slice(4),
} as const;
const slices = 8;
/** Slices that are filled at the same time. */
const parallel = 2;

/** Fills every partition anew beside the live one, and then takes its place. Searches and changes go on meanwhile. */
export async function rebuildDocuments(db: Db, { onStep }: Options = {}): Promise<void> {
  const timed = async (step: string, run: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await run();
    onStep?.(step, performance.now() - startedAt);
  };
  for (const [part, kinds] of Object.entries(parts)) {
    await timed(`${part}: filled`, async () => {
      for (const kind of kinds) await callLong(db, sql`count_search_tiers(${kind})`);
      await callLong(db, sql`begin_search_rebuild(${part})`);
      for (const kind of kinds) await fill(db, kind);
    });
    await timed(`${part}: indexed`, () => callLong(db, sql`index_search_rebuild(${part})`));
    await timed(`${part}: swapped and counted`, async () => {
      await callLong(db, sql`finish_search_rebuild(${part})`);
      for (const kind of kinds) await callLong(db, sql`count_all_search_documents(${kind})`);
    });
  }
  await timed("words", () => callLong(db, sql`gather_search_words()`));
}

async function fill(db: Db, kind: string): Promise<void> {
  const left = Array.from({ length: slices }, (_, slice) => slice).values();
  const fillSome = async () => {
    for (const slice of left) await callLong(db, sql`fill_search_rebuild(${kind}, ${slice}, ${slices})`);
  };
  await Promise.all(Array.from({ length: parallel }, fillSome));
}
