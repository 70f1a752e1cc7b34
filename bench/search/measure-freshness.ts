import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "#platform/db/open-database.server.ts";
import { searchEngineOf } from "#platform/search/search-engine.server.ts";
import { summarize } from "./measure.ts";
import { startWriting, waitForWorker } from "./write-changes.ts";

const medianBarMs = 2_000;
const p95BarMs = 5_000;
/** Changes not found by then count as lost. */
const lostAfterMs = 30_000;
const pollMs = 100;

/** The time from a commit until the search finds the new name, with a worker running. */
export async function measureFreshness(
  db: Db,
  { perSecond, seconds }: { perSecond: number; seconds: number },
) {
  const engine = searchEngineOf(db);
  // On a new site, the worker first geocodes all businesses.
  await waitForWorker(db);
  const writing = await startWriting(db, perSecond);
  const times: number[] = [];
  const stopsAt = performance.now() + seconds * 1_000;
  const { pending } = writing;
  for (let isWriting = true; isWriting || pending.size > 0; ) {
    if (isWriting && performance.now() > stopsAt) {
      await writing.stop();
      isWriting = false;
    }
    if (performance.now() > stopsAt + lostAfterMs) break;
    const names = [...pending.keys()];
    const found = names.length > 0 ? await engine.findTitles(names) : [];
    const now = performance.now();
    for (const name of found) {
      times.push(now - (pending.get(name) ?? now));
      pending.delete(name);
    }
    await pause(pollMs);
  }
  const lost = pending.size;
  await writing.undo();
  await waitForWorker(db);
  const timing = summarize(times);
  const passes = lost === 0 && timing.p50 <= medianBarMs && timing.p95 <= p95BarMs;
  return { changes: writing.written(), perSecond, ...timing, lost, medianBarMs, p95BarMs, passes };
}
