import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";

/**
 * Makes everything in a test database older by this many days, as if the clock had moved on: every time and date of
 * every table. Triggers and foreign keys are disabled meanwhile. Monthly tables of visits do not change, because they
 * are partitioned by time.
 */
export async function moveClock(owner: Db, days: number): Promise<void> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select format('%I.%I', n.nspname, c.relname) as table, array_agg(quote_ident(attname)) as columns
    from pg_attribute a join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'pgboss') and relkind = 'r' and relname !~ '^business_visits'
      and relname not in ('schema_migrations', 'version', 'visit_rollups')
      and attnum > 0 and not attisdropped and attgenerated = ''
      and atttypid in ('timestamptz'::regtype, 'timestamp'::regtype)
    group by nspname, relname`.execute(owner);
  await transact(owner, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const { table, columns } of rows) {
      const changes = columns.map((column) => `${column} = ${column} - interval '${days} days'`);
      await sql.raw(`update ${table} set ${changes.join(", ")}`).execute(tx);
    }
  });
}
