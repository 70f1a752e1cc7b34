import { beforeAll, describe, expect, it } from "vitest";
import { openEngine, setUpMirror } from "#platform/search/opensearch/opensearch-for-tests.ts";
import { setSearchEngine } from "#platform/search/search-engine.server.ts";
import { seedDemo } from "#seed/seed-demo.ts";
import { setUpDatabase } from "#testing/database.ts";
import { hasOpenSearch } from "#testing/local-opensearch.ts";
import { loadVocabulary } from "../parse/load-vocabulary.server.ts";
import { parseQuery } from "../parse/parse-query.ts";
import { requestsByTheme, type SampleRequest } from "../parse/requests-for-tests.ts";
import { applyChanges, openPages } from "../rows-for-tests.ts";
import type { ResultGroup } from "./result.ts";
import { searchAll } from "./search-all.server.ts";

/** The afternoon that the sample requests assume. */
const now = new Date("2026-11-17T20:00:00Z");
const atlanta = { latitude: 33.749, longitude: -84.388 };
const database = setUpDatabase();
const mirror = setUpMirror(database);
beforeAll(async () => {
  await seedDemo(database.ownerUrl, { today: new Date("2026-11-17T12:00:00Z") });
  await openPages(database.owner);
  await applyChanges(database.db);
});

async function search(text: string): Promise<ResultGroup[]> {
  const vocabulary = await loadVocabulary(database.db, text);
  const parsed = parseQuery(text, vocabulary, { date: "2026-11-17", hour: 15 });
  return searchAll(database.db, parsed, { now, point: atlanta });
}

/** Describes what is missing on the first page; null if nothing is. */
function findMissing(
  groups: readonly ResultGroup[],
  finds: NonNullable<SampleRequest["finds"]>,
): string | null {
  const shown = groups.flatMap(({ items }) => items.map(({ kind, title }) => ({ kind, title })));
  const isThere =
    typeof finds === "string"
      ? shown.some(({ title }) => title === finds)
      : shown.filter(({ kind }) => kind === finds.kind).length >= Math.min(6, finds.count);
  if (isThere) return null;
  const all = groups.map(({ kind, items }) => `${kind}: ${items.map(({ title }) => title).join(", ")}`);
  return `${JSON.stringify(finds)} is not among ${all.join("; ") || "nothing"}`;
}

/** `$19.99` in cents. */
const centsOf = (price: string | null) => Math.round(Number(price?.slice(1)) * 100);

describe.each(hasOpenSearch() ? ["postgres", "opensearch"] : ["postgres"])("with %s", (engine) => {
  beforeAll(async () => {
    if (engine === "opensearch") setSearchEngine(database.db, await openEngine(mirror));
  });

  describe("a search with a price", () => {
    const priceRequests = requestsByTheme.prices?.map(({ text }) => ({ text })) ?? [];
    it.each(priceRequests)("$text shows no product outside the range", async ({ text }) => {
      const vocabulary = await loadVocabulary(database.db, text);
      const { price, kind } = parseQuery(text, vocabulary, { date: "2026-11-17", hour: 15 });
      if (!price || kind === "event") return;
      const groups = await search(text);
      for (const { price: shown } of groups
        .flatMap(({ items }) => items)
        .filter(({ kind: of }) => of === "product")) {
        expect(centsOf(shown)).toBeGreaterThanOrEqual(price.minCents ?? 0);
        expect(centsOf(shown)).toBeLessThanOrEqual(price.maxCents ?? Number.POSITIVE_INFINITY);
      }
    });
  });

  describe.each(Object.entries(requestsByTheme))("a search about %s", (_theme, requests) => {
    const withResults = requests.flatMap(({ text, finds }) => (finds === null ? [] : [{ text, finds }]));
    it.each(withResults)("$text", async ({ text, finds }) => {
      expect(findMissing(await search(text), finds)).toBeNull();
    });
  });
});
