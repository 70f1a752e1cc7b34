import { sql } from "kysely";
import { migrateEverything } from "#app/migrate-everything.server.ts";
import { type Db, openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { rebuildDocuments } from "#platform/search/rebuild-documents.server.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { createDatabase } from "#testing/create-database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { appUrl, startLocalPostgres } from "#testing/local-postgres.ts";
import { fillArtists } from "../artists/fill-artists.ts";
import { fillEvents } from "../events/fill-events.ts";
import { fillStore } from "../store/fill-store.ts";

export type Sizes = { businesses: number; events: number; artists: number; products: number };
type Server = { ownerUrl: (database: string) => string };
export type Prepared = { url: string; ownerUrl: string };

/** The memory settings of a dedicated server. */
const settings = {
  shared_buffers: "2GB",
  work_mem: "32MB",
  random_page_cost: "1.1",
  max_wal_size: "8GB",
  checkpoint_timeout: "30min",
  jit: "off",
};

/** A separate PostgreSQL that keeps its data between runs, because loading five million businesses takes many minutes. */
export async function startBenchServer() {
  return startLocalPostgres({ dataDir: ".data/bench", port: await findFreePort(), settings });
}

/** A site with this many businesses and a typical share of everything else. */
export function prepareDatabase(server: Server, businesses: number): Promise<Prepared> {
  const share = (of: number) => Math.round(businesses / of);
  return fillSite(server, { businesses, events: share(10), artists: share(25), products: share(25) });
}

/** Fills the tables and the search of a site on first use. */
export async function fillSite(server: Server, sizes: Sizes): Promise<Prepared> {
  const name = `site_${sizes.businesses}`;
  const ownerUrl = server.ownerUrl(name);
  const url = appUrl(ownerUrl);
  await createDatabase(server.ownerUrl("postgres"), name);
  await migrateEverything({ ownerUrl, appUrl: url });
  const owner = openDatabase(openPool(ownerUrl, { max: 3, statement_timeout: 0 }));
  try {
    if (!(await hasRows(owner, "businesses"))) await fillTables(ownerUrl, sizes);
    // The word list is written last.
    if (!(await hasRows(owner, "search_words"))) await fillSearch(owner);
    await owner.updateTable("launch_switches").set({ is_on: true }).where("is_built", "=", true).execute();
    return { ownerUrl, url };
  } finally {
    await owner.destroy();
  }
}

async function fillTables(ownerUrl: string, { businesses, events, artists, products }: Sizes) {
  // The store takes its makers from existing businesses, so it comes before the large seed.
  await timed("products", () => fillStore(ownerUrl, products));
  await timed("events", () => fillEvents(ownerUrl, events));
  await timed("artists", () => fillArtists(ownerUrl, artists));
  await timed("businesses", () => seedLarge(ownerUrl, { businesses, reviews: Math.round(businesses * 0.4) }));
}

async function fillSearch(owner: Db) {
  // The rebuild reads everything, so queued changes are redundant.
  await sql`truncate search_document_changes`.execute(owner);
  await timed("search documents", () => rebuildDocuments(owner, { onStep: logStep }));
  await timed("vacuum", () => sql`vacuum (freeze, analyze)`.execute(owner));
}

async function hasRows(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
  return rows.length > 0;
}

async function timed(what: string, run: () => Promise<unknown>) {
  const startedAt = performance.now();
  await run();
  logStep(what, performance.now() - startedAt);
}

function logStep(what: string, milliseconds: number) {
  console.log(`${(milliseconds / 1_000).toFixed(1).padStart(8)} s  ${what}`);
}

/** Loads the tables and indexes of the search into memory, as on a server of sufficient size. */
export async function prewarmSite(ownerUrl: string): Promise<void> {
  const owner = openDatabase(openPool(ownerUrl, { max: 1, statement_timeout: 0 }));
  await sql`create extension if not exists pg_prewarm`.execute(owner);
  await sql`
    select pg_prewarm(oid::regclass, 'read') from pg_class
    where relkind in ('r', 'i') and pg_relation_size(oid) > 0
      and relname ~ '^(businesses|business_stats|search_|event_dates|event_listings|us_states|categories)'`.execute(
    owner,
  );
  await owner.destroy();
}
