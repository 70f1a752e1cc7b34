import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { keepSearchFresh } from "#features/directory/search/jobs/keep-search-fresh.server.ts";
import { searchBusinesses } from "#features/directory/search/queries/search-businesses.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { summarize, type Timing } from "./measure.ts";
import { type Rebuild, rebuildMeasured } from "./prepare-database.ts";
import { terms } from "./shapes.ts";

export type RebuildUnderLoad = Rebuild & { searches: number; failed: number; during: Timing };

/** Measures a rebuild under load, and the latency of searches meanwhile. */
export async function rebuildUnderLoad(db: Db): Promise<RebuildUnderLoad> {
  const times: number[] = [];
  let failed = 0;
  let isBuilding = true;
  const visitors = Object.values(terms)
    .slice(0, 4)
    .map(async (term) => {
      while (isBuilding) {
        const startedAt = performance.now();
        await searchBusinesses(db, { term }).catch(() => {
          failed += 1;
        });
        times.push(performance.now() - startedAt);
        await pause(50);
      }
    });
  const rebuild = await rebuildMeasured(db);
  isBuilding = false;
  await Promise.all(visitors);
  return { ...rebuild, searches: times.length, failed, during: summarize(times) };
}

/** The time until a new and a renamed business are found. The rows are removed again. */
export async function measureFreshness(db: Db, rounds: number): Promise<{ added: Timing; renamed: Timing }> {
  const fresh = keepSearchFresh({ db, log: pino({ level: "silent" }) });
  const added: number[] = [];
  const renamed: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const name = `Freshly Added Wzx ${Date.now()}`;
      const { id } = await db
        .insertInto("businesses")
        .values({ name })
        .returning("id")
        .executeTakeFirstOrThrow();
      added.push(await timeUntilFound(db, name));
      await db
        .updateTable("businesses")
        .set({ name: `${name} Anew` })
        .where("id", "=", id)
        .execute();
      renamed.push(await timeUntilFound(db, `${name} Anew`));
      await db.deleteFrom("businesses").where("id", "=", id).execute();
    }
  } finally {
    await fresh.stop();
  }
  return { added: summarize(added), renamed: summarize(renamed) };
}

async function timeUntilFound(db: Db, term: string): Promise<number> {
  const startedAt = performance.now();
  while ((await searchBusinesses(db, { term })).items.length === 0) await pause(20);
  return performance.now() - startedAt;
}
