import { Client } from "pg";

export type Hashes = Map<string, string>;

/** Written about the site by `ujamaa` itself, or by the job queue all the time. */
const leftOut = ["public.backup_runs"];

/**
 * A hash of all rows of each table, but the rows that name one person: an account that is deleted meanwhile must be
 * gone after a restore, and everything else must be as it was.
 */
export async function hashRows(url: string, { exceptNaming }: { exceptNaming: string }): Promise<Hashes> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only; set local work_mem = '256MB'");
    const { rows: tables } = await client.query<{ name: string }>(`
      select format('%I.%I', nspname, relname) as name
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname in ('public', 'search') order by 1`);
    const hashes: Hashes = new Map();
    for (const { name } of tables.filter((table) => !leftOut.includes(table.name))) {
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || ' rows ' || coalesce(md5(string_agg(digest, '' order by digest)), '') as hash
         from (select md5(t::text) as digest from ${name} t where t::text not like $1) as digests`,
        [`%${exceptNaming}%`],
      );
      hashes.set(name, rows[0]?.hash ?? "");
    }
    await client.query("rollback");
    return hashes;
  } finally {
    await client.end();
  }
}

/** The tables that differ. */
export function compareHashes(before: Hashes, after: Hashes): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name}: ${before.get(name)} before, ${after.get(name)} after`);
}
