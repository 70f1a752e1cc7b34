import { sql } from "kysely";
import { migrateEverything } from "#app/migrate-everything.server.ts";
import { rebuildEntries } from "#features/search/entries/jobs/rebuild-entries.server.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { createDatabase } from "#testing/create-database.ts";
import { appUrl } from "#testing/local-postgres.ts";
import { fillArtists } from "../artists/fill-artists.ts";
import { fillEvents } from "../events/fill-events.ts";
import { rebuildMeasured, wholeSite } from "../search/prepare-database.ts";
import { fillStore } from "../store/fill-store.ts";

export type Sizes = { businesses: number; events: number; artists: number; products: number };

/** Fills a site of these sizes on first use, which takes most of an hour for the largest, and returns its addresses. */
export async function fillSite(server: { ownerUrl: (database: string) => string }, sizes: Sizes) {
  const name = wholeSite(sizes.businesses);
  const ownerUrl = server.ownerUrl(name);
  const url = appUrl(ownerUrl);
  await createDatabase(server.ownerUrl("postgres"), name);
  await migrateEverything({ ownerUrl, appUrl: url });
  const owner = openDatabase(openPool(ownerUrl, { max: 1, statement_timeout: 0 }));
  const db = openDatabase(openPool(url, { max: 2 }));
  const timed = async (what: string, run: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await run();
    console.log(`${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(8)} s  ${what}`);
  };
  try {
    const isThere = await owner.selectFrom("search_entry_lexemes").select("kind").limit(1).executeTakeFirst();
    if (isThere) return { ownerUrl, url };
    // The makers of the store are drawn from all businesses, so the store comes first.
    await timed("products", () => fillStore(ownerUrl, sizes.products));
    await timed("events", () => fillEvents(ownerUrl, sizes.events));
    await timed("artists", () => fillArtists(ownerUrl, sizes.artists));
    await timed("businesses", () =>
      seedLarge(ownerUrl, { businesses: sizes.businesses, reviews: Math.round(sizes.businesses * 0.4) }),
    );
    await timed("search of businesses", async () => {
      for (const [step, seconds] of (await rebuildMeasured(db)).steps)
        if (seconds > 1) console.log(`${seconds.toFixed(1).padStart(12)} s  ${step}`);
    });
    await timed("entries", () =>
      rebuildEntries(db, {
        onKind: (kind, written, ms) =>
          console.log(`${(ms / 1_000).toFixed(1).padStart(12)} s  ${kind}: ${written}`),
      }),
    );
    await timed("vacuum", () =>
      sql`vacuum (freeze, analyze) search_entries, search_entry_lexemes`.execute(owner),
    );
    await owner.updateTable("launch_switches").set({ is_on: true }).where("is_built", "=", true).execute();
    return { ownerUrl, url };
  } finally {
    await Promise.all([owner.destroy(), db.destroy()]);
  }
}
