import { afterAll, beforeAll, describe } from "vitest";
import type { Db } from "#platform/db/open-database.server.ts";
import { setUpDatabase, type TestDatabase } from "#testing/database.ts";
import type { SearchEngine, SearchGroup, SearchList, SearchQuery } from "../engine.ts";
import { enginesForTests, type OpenedEngine } from "../engines-for-tests.ts";

export type Site = {
  database: TestDatabase;
  engine: SearchEngine;
  refresh: () => Promise<void>;
  /** The titles of all hits, kind by kind. */
  find: (query?: Partial<SearchQuery>) => Promise<string[]>;
  findGroups: (query?: Partial<SearchQuery>) => Promise<SearchGroup[]>;
  /** The titles of a page. */
  list: (list?: Partial<SearchList>) => Promise<string[]>;
  /** The titles of all pages with this limit. */
  listPages: (limit: number, list?: Partial<SearchList>) => Promise<string[][]>;
  titlesOf: (ids: readonly string[]) => Promise<string[]>;
};

/** A Saturday morning in Georgia. These tests use dates in 2031, far in the future. */
export const now = new Date("2031-11-01T12:00:00Z");

const maxPages = 50;
const defaultQuery: SearchQuery = {
  kinds: [{ kind: "business", hasDates: false }],
  words: [],
  match: "all",
  category: null,
  place: null,
  days: null,
  price: null,
  now,
  limit: 20,
};
export const defaultList: SearchList = {
  kind: "business",
  titlePart: "",
  category: null,
  state: null,
  sort: "best",
  near: null,
  after: null,
  limit: 20,
};
export const events = [{ kind: "event", hasDates: true }];
export const ofKind = (kind: string) => [{ kind, hasDates: false }];

/** Runs tests with each engine, each on a separate database filled by `fill`. */
export function withEachEngine(fill: (db: Db) => Promise<unknown>, test: (site: Site) => void): void {
  describe.each(enginesForTests)("$name", ({ open }) => {
    const database = setUpDatabase();
    const site = {} as Site;
    let opened: OpenedEngine;
    beforeAll(async () => {
      await fill(database.db);
      opened = await open(database);
      await opened.refresh();
      Object.assign(site, siteOf(database, opened));
    });
    afterAll(() => opened?.close());
    test(site);
  });
}

function siteOf(database: TestDatabase, { engine, refresh }: OpenedEngine): Site {
  const findGroups: Site["findGroups"] = (query) => engine.find({ ...defaultQuery, ...query });
  const titlesOf: Site["titlesOf"] = async (ids) => {
    const rows = await database.db
      .selectFrom("search_documents")
      .select(["id", "title"])
      .where("id", "in", ["", ...ids])
      .execute();
    const titles = new Map(rows.map(({ id, title }) => [id, title]));
    return ids.map((id) => titles.get(id) ?? id);
  };
  const readPage = (list: Partial<SearchList>) => engine.list({ ...defaultList, ...list });
  const idsOf = (hits: readonly { id: string }[]) => hits.map(({ id }) => id);
  return {
    database,
    engine,
    refresh,
    findGroups,
    titlesOf,
    find: async (query) => (await findGroups(query)).flatMap(({ hits }) => hits.map(({ title }) => title)),
    list: async (list = {}) => titlesOf(idsOf((await readPage(list)).hits)),
    listPages: async (limit, list = {}) => {
      const pages: string[][] = [];
      for (let after: SearchList["after"] = null; pages.length < maxPages; ) {
        const { hits, next } = await readPage({ ...list, limit, after });
        pages.push(await titlesOf(idsOf(hits)));
        if (!next) return pages;
        after = next;
      }
      throw new Error(`There are more than ${maxPages} pages.`);
    },
  };
}
