import { sql } from "kysely";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";

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
