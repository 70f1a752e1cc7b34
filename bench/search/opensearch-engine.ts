import { pino } from "pino";
import { z } from "zod";
import type { Db } from "#platform/db/open-database.server.ts";
import { buildMissingIndexes, rebuildIndexes } from "#platform/search/mirror/build-indexes.server.ts";
import { compareIndex } from "#platform/search/mirror/compare-index.server.ts";
import { feedChanges } from "#platform/search/mirror/feed-changes.server.ts";
import { listIndexes, type Mirror, refresh } from "#platform/search/mirror/indexes.server.ts";
import { openOpenSearch } from "#platform/search/opensearch/client.server.ts";
import { createOpenSearchEngine } from "#platform/search/opensearch/opensearch-engine.server.ts";
import { createPostgresEngine } from "#platform/search/postgres/postgres-engine.server.ts";
import { setSearchEngine } from "#platform/search/search-engine.server.ts";
import { searchSettings } from "#platform/search/search-settings.ts";
import type { BenchEngine } from "./engine.ts";

const metricsToken = "a token for benchmarks";

/** The OpenSearch at `OPENSEARCH_URL`, with indexes that are kept between runs. */
export function openOpenSearchEngine(prefix: string): BenchEngine {
  if (!process.env.OPENSEARCH_URL)
    throw new Error(
      "Set OPENSEARCH_URL. `scripts/opensearch.sh .data/opensearch` starts one on http://127.0.0.1:9201.",
    );
  const env = {
    ...{ SEARCH_ENGINE: "opensearch", OPENSEARCH_URL: process.env.OPENSEARCH_URL },
    ...{ OPENSEARCH_INDEX_PREFIX: prefix, METRICS_TOKEN: metricsToken },
  };
  const search = openOpenSearch(z.object(searchSettings).parse({ ...process.env, ...env }));
  const mirrorOf = (db: Db): Mirror => ({ db, search, log: pino({ level: "warn" }) });
  return {
    ...{ name: "opensearch", env },
    // No fallback: an error must fail the benchmark.
    use: (db) =>
      setSearchEngine(db, createOpenSearchEngine({ db, search, postgres: createPostgresEngine(db) })),
    prepare: async (owner) => {
      const startedAt = performance.now();
      await buildMissingIndexes(mirrorOf(owner));
      while (await feedChanges(mirrorOf(owner)));
      await refresh(search, `${prefix}-*`);
      console.log(
        `${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(8)} s  indexes of OpenSearch`,
      );
    },
    rebuild: async (owner, onStep) => {
      const startedAt = performance.now();
      if (!(await rebuildIndexes(mirrorOf(owner))))
        throw new Error("Another process is building the indexes.");
      onStep("all indexes", performance.now() - startedAt);
    },
    countDifferences: (owner) => countDifferences(mirrorOf(owner)),
    countFallbacks: (origin) => countFallbacks(origin, metricsToken),
    close: async () => {
      await search.close();
    },
  };
}

/** Counts and repairs documents of the live indexes that differ from PostgreSQL. */
export async function countDifferences(mirror: Mirror): Promise<number> {
  let differences = 0;
  for (const { kind, name, isLive } of await listIndexes(mirror.search)) {
    if (!isLive) continue;
    await refresh(mirror.search, name);
    differences += (await compareIndex(mirror, { kind, index: name })).repaired;
  }
  return differences;
}

/** Searches of a site that fell back to PostgreSQL. */
export async function countFallbacks(origin: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  const [, count] = /^search\{what="fallbacks"\} (\d+)$/m.exec(text) ?? [];
  if (count === undefined) throw new Error("The metrics have no count of fallbacks.");
  return Number(count);
}
