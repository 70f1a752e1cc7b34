import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
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
      for (const kind of kinds) await callWithoutTimeout(db, sql`count_search_tiers(${kind})`);
      await callWithoutTimeout(db, sql`begin_search_rebuild(${partition})`);
      for (const kind of kinds) await fill(db, kind);
    });
    await timed(`${partition}: indexed`, () =>
      callWithoutTimeout(db, sql`index_search_rebuild(${partition})`),
    );
    await timed(`${partition}: swapped and counted`, async () => {
      await callWithoutTimeout(db, sql`finish_search_rebuild(${partition})`);
      for (const kind of kinds) await callWithoutTimeout(db, sql`count_all_search_documents(${kind})`);
    });
  }
  await timed("words", () => callWithoutTimeout(db, sql`gather_search_words()`));
}

async function fill(db: Db, kind: string): Promise<void> {
  const remaining = Array.from({ length: slices }, (_, slice) => slice).values();
  const fillNext = async () => {
    for (const slice of remaining)
      await callWithoutTimeout(db, sql`fill_search_rebuild(${kind}, ${slice}, ${slices})`);
  };
  await Promise.all(Array.from({ length: parallel }, fillNext));
}

/** Calls a database function that may take minutes, in a separate transaction. */
export async function callWithoutTimeout(db: Db, call: RawBuilder<unknown>): Promise<void> {
  await transact(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select ${call}`.execute(tx);
  });
}
