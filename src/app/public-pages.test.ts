import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { readPageKey } from "#platform/cache/page-key.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { seedDemo } from "#seed/seed-demo.ts";
import { openBuiltApp } from "#testing/built-app.ts";
import { openTestPool } from "#testing/open-test-pool.ts";
import { recordQueryNames } from "#testing/record-query-names.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { setUpServices } from "#testing/services.ts";
import { tablesReadBy } from "#testing/tables-read-by.ts";
import { cacheRules } from "./public-pages.ts";

const { database, services } = setUpServices();

/** Tables maintained by triggers, or written together with others, and those others. */
const filledFrom: Record<string, readonly string[]> = {
  business_stats: ["reviews"],
  travel_review_stats: ["travel_reviews"],
  store_counts: ["store_listings"],
  store_count_changes: ["store_listings"],
  event_listings: ["events", "new_events"],
  event_dates: ["events", "new_events"],
  // A decision about a review changes the review; pages read nothing of an account that changes.
  decisions: ["reviews"],
  users: ["reviews"],
  // Only a release changes these.
  us_states: [],
};
const routerNames = ["_routes", "index"];
type Read = { names: Set<string>; tables: Set<string> };

const everyRule = [...cacheRules].map(([path, rule]) => ({ path, ...rule }));
const readBy = new Map<string, Read>();
let noted: Map<string, Set<string>>;
const searchSources = new Map<string, readonly string[]>();

beforeAll(async () => {
  await seedDemo(database.ownerUrl);
  // Closed pages read almost nothing.
  await database.owner
    .updateTable("launch_switches")
    .set({ is_on: true })
    .where("is_built", "=", true)
    .execute();
  noted = await listNotedTags();
  // Documents are written from these views.
  for (const kind of ["business", "event", "artist", "product"])
    searchSources.set(
      kind,
      (await tablesReadBy(database.owner, `select * from search_${kind}_source`)).flatMap(sourcesOf),
    );
  const sitemap = await listSitemap();
  for (const rule of everyRule) readBy.set(rule.path, await visitAll(rule, sitemap));
});

describe.each(everyRule)("$path", ({ path, query, uncached, shows, lists, mentions }) => {
  const read = () => readBy.get(path) ?? { names: new Set(), tables: new Set() };

  it("reads no undeclared query parameter", () => {
    const declared = new Set([...query, ...uncached, ...routerNames]);
    expect([...read().names].filter((name) => !declared.has(name))).toEqual([]);
  });

  it("reads only tables that it shows, lists or mentions", () => {
    const { tables } = read();
    expect(tables.size).toBeGreaterThan(0);
    const declared = [...shows, ...lists, ...mentions];
    const isDeclared = (table: string) => declared.some((tag) => noted.get(table)?.has(tag));
    expect([...tables].filter((table) => !isDeclared(table))).toEqual([]);
  });

  it("declares only tags that the database records", () => {
    const known = new Set([...noted.values()].flatMap((tags) => [...tags]));
    expect([...shows, ...lists, ...mentions].filter((tag) => !known.has(tag))).toEqual([]);
    const kinds = new Set([...known].flatMap((tag) => (tag.endsWith(":*") ? [tag.slice(0, -2)] : [])));
    expect(
      shows.filter((tag) => kinds.has(tag)),
      "a kind of records outdates no page",
    ).toEqual([]);
  });
});

/** Requests a page with each declared query parameter, and records the tables and parameters it reads. */
async function visitAll(
  { path, query, uncached }: (typeof everyRule)[number],
  sitemap: readonly string[],
): Promise<Read> {
  const example = findExample(path, sitemap);
  // A separate pool: results cached by an earlier page would hide reads.
  const pool = openTestPool(database.appUrl, { max: 4 });
  const app = await openBuiltApp({ ...services, db: openDatabase(pool) });
  const names = new Set<string>();
  const statements = new Set<string>();
  const visit = async (target: string) => {
    let html = "";
    const used = await recordQueryNames(async () => {
      const sent = await recordStatements(async () => {
        const response = await app.request(target);
        expect(response.status, target).toBeLessThan(500);
        html = await response.text();
      });
      // Results of free-text searches are never cached, so nothing has to invalidate them.
      if (readPageKey(cacheRules, target)) for (const statement of sent) statements.add(statement);
    });
    for (const name of used) names.add(name);
    return html;
  };
  const declared = [...query, ...uncached];
  const html = await visit(example);
  const everything = new URLSearchParams(declared.map((name) => [name, "1"]));
  const targets = [...declared.map((name) => `${example}?${name}=1`), `${example}?${everything}`];
  for (const target of [...targets, ...listLinks(html, example)]) await visit(target);
  const read = await Promise.all([...statements].map((statement) => tablesReadBy(database.owner, statement)));
  await pool.end();
  return { names, tables: new Set(read.flat().flatMap(sourcesOf)) };
}

/** A path that exists, from the sitemap. API paths use the same ids. */
function findExample(path: string, sitemap: readonly string[]): string {
  if (!path.endsWith("*")) return path;
  const parent = path.slice(0, -1);
  const pageParent = parent.replace("/api/v1/businesses/", "/business/");
  const example = sitemap.find(
    (address) => address.replace(/[^/]+$/, "") === pageParent && !cacheRules.has(address),
  );
  if (!example) throw new Error(`The sitemap has no example of ${path}.`);
  return example.replace(pageParent, parent);
}

/** The first link to this page for each set of query parameters, so the values are real. */
function listLinks(html: string, path: string): string[] {
  const found = new Map<string, string>();
  for (const [, href = ""] of html.matchAll(/href="([^"#]*\?[^"#]*)/g)) {
    const { pathname, search, searchParams } = new URL(href.replaceAll("&amp;", "&"), "http://here.example");
    const key = [...searchParams.keys()].join(" ");
    if (pathname === path && !found.has(key)) found.set(key, `${pathname}${search}`);
  }
  return [...found.values()];
}

/** The tables whose changes must be recorded for this table. */
function sourcesOf(table: string): readonly string[] {
  const [, name = ""] = table.split(".");
  const [, kind] = /^search_documents_(\w+)$/.exec(name) ?? [];
  if (kind) return searchSources.get(kind) ?? [name];
  if (/^search_(facets|cells|cities|words|tiers)/.test(name)) return searchSources.get("business") ?? [];
  return filledFrom[name] ?? [name];
}

/** The tags that the triggers of each table record: names of tables, and `business:*` with its kind, `business`. */
async function listNotedTags(): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ table: string; source: string }>`
    select relname as table, prosrc as source
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where proname like 'note\\_%\\_for\\_pages'`.execute(database.owner);
  const noted = new Map<string, Set<string>>();
  for (const { table, source } of rows) {
    const [, ofRows, ofRow] =
      /unnest\(array\[(.*?)\]\) as tag where|insert into page_changes \(tag\) select (.*?);/s.exec(source) ??
      [];
    const tags = ofRows ?? ofRow ?? "";
    const found = [...tags.matchAll(/(?<!= )'([a-z_]+)(:?)'/g)];
    noted.set(
      table,
      new Set(found.flatMap(([, name = "", colon]) => (colon ? [`${name}:*`, name] : [name]))),
    );
  }
  return noted;
}

/** Every path in the sitemap. */
async function listSitemap(): Promise<string[]> {
  const app = await openBuiltApp(services);
  const locationsOf = async (path: string) => {
    const xml = await (await app.request(path)).text();
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  };
  const files = await locationsOf("/sitemap.xml");
  return (await Promise.all(files.map(locationsOf))).flat();
}
