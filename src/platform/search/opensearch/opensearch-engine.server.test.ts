import { beforeAll, describe, expect, it } from "vitest";
import { seedDemo } from "#seed/seed-demo.ts";
import { setUpDatabase } from "#testing/database.ts";
import { hasOpenSearch } from "#testing/local-opensearch.ts";
import { applyDocumentChanges } from "../apply-document-changes.server.ts";
import type { SearchEngine, SearchList } from "../engine.ts";
import { createPostgresEngine } from "../postgres/postgres-engine.server.ts";
import { openEngine, setUpMirror } from "./opensearch-for-tests.ts";

const now = new Date("2026-11-17T20:00:00Z");
const atlanta = { latitude: 33.749, longitude: -84.388 };
const grid = { west: -125, south: 24, east: -66, north: 50, degrees: 4 };
const businesses: SearchList = {
  kind: "business",
  titlePart: "",
  category: null,
  state: null,
  sort: "best",
  near: null,
  after: null,
  limit: 40,
};

describe.runIf(hasOpenSearch())("OpenSearch returns the same as PostgreSQL", () => {
  const database = setUpDatabase();
  const mirror = setUpMirror(database);
  const engines = {} as Record<"opensearch" | "postgres", SearchEngine>;
  beforeAll(async () => {
    await seedDemo(database.ownerUrl, { today: new Date("2026-11-17T12:00:00Z") });
    while (await applyDocumentChanges(database.db));
    engines.postgres = createPostgresEngine(database.db);
    engines.opensearch = await openEngine(mirror);
  });

  /** Calls both engines. */
  const askBoth = async <Result>(ask: (engine: SearchEngine) => Promise<Result>) =>
    [await ask(engines.opensearch), await ask(engines.postgres)] as const;

  it.each([
    { sort: "best" },
    { sort: "rating" },
    { sort: "newest" },
    { sort: "name" },
    { sort: "best", category: "Food & Beverage", state: "Georgia" },
    { sort: "name", titlePart: "co" },
    { sort: "rating", titlePart: "house" },
    { sort: "best", titlePart: "s & s" },
    { sort: "best", near: { point: atlanta, maxKm: 300 } },
    { sort: "best", near: { point: atlanta, maxKm: null }, titlePart: "studio" },
  ] satisfies Partial<SearchList>[])(
    "pages, each from the position of the other engine: %o",
    async (part) => {
      let after: SearchList["after"] = null;
      for (let page = 0; page < 4; page++) {
        const [own, other] = await askBoth((engine) => engine.list({ ...businesses, ...part, after }));
        expect(own.hits.map(({ id }) => id)).toEqual(other.hits.map(({ id }) => id));
        for (const [at, { distanceKm }] of own.hits.entries())
          if (distanceKm !== null) expect(distanceKm).toBeCloseTo(other.hits[at]?.distanceKm ?? -1, 2);
        expect(own.next?.id).toBe(other.next?.id);
        // Alternates, so each engine continues from a key of the other.
        after = page % 2 ? own.next : other.next;
        if (!after) return;
      }
    },
  );

  it.each([
    { titlePart: "co" },
    { titlePart: "house", category: "Food & Beverage" },
    { titlePart: "and", state: "Georgia" },
    { category: "Food & Beverage" },
    { titlePart: "nothing is called that" },
  ])("counts, facets and cells: %o", async (part) => {
    const [own, other] = await askBoth((engine) => engine.count({ ...businesses, ...part }, grid));
    expect(own.total).toEqual(other.total);
    expect(own.categories).toEqual(other.categories);
    expect(own.states).toEqual(other.states);
    const round = (cells: typeof own.cells) =>
      cells
        .map((cell) => `${cell.documents} at ${cell.latitude.toFixed(3)} ${cell.longitude.toFixed(3)}`)
        .sort();
    expect(round(own.cells)).toEqual(round(other.cells));
  });

  it("pins, page by page", async () => {
    const boxes = [{ west: -85, south: 33, east: -84, north: 34 }];
    for (const offset of [0, 5]) {
      const list = { ...businesses, limit: 5 };
      const [own, other] = await askBoth((engine) => engine.listPins({ list, boxes, offset }));
      expect(own).toHaveLength(5);
      expect(own).toEqual(other);
    }
  });

  it.each(["b", "ki", "soul", "kinfolk w", "o'n", "sweet p"])("suggestions for %s", async (prefix) => {
    const query = { kinds: [{ kind: "business", hasDates: false }], prefix, now, limit: 8 };
    const [own, other] = await askBoth((engine) => engine.suggest(query));
    expect(own).toEqual(other);
  });

  it("existing titles and words", async () => {
    const names = ["kinfolk coffee works", "nobody", "drayton's coffee house"];
    const words = ["coffees", "about", "xylophonist"];
    const [titles, otherTitles] = await askBoth((engine) => engine.findTitles(names));
    expect(titles).toEqual(otherTitles);
    const [found, otherFound] = await askBoth((engine) => engine.findWords({ kinds: ["business"], words }));
    expect(found).toEqual(["coffees"]);
    expect(otherFound).toEqual(found);
  });

  it("is healthy", async () => {
    expect(await engines.opensearch.health()).toEqual({ engine: "opensearch", isUp: true, reason: null });
  });
});
