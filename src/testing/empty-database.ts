import type { ClientBase } from "pg";

type SeededTable = { name: string; columns: string; rows: string; hash: string };

/** A test database before its first test. */
export type Baseline = {
  catalog: string;
  sequences: string;
  tables: string[];
  /** Tables with rows from migrations. */
  seeded: SeededTable[];
};

/** Allowed growth of a database's files, from a few dead rows. */
const maxGrowthBytes = 8 * 1024 * 1024;

/** Reads the state that `emptyDatabase` restores. */
export async function readBaseline(client: ClientBase): Promise<Baseline> {
  const tables = await listTables(client);
  const filled = await listFilled(client, tables);
  const seeded: SeededTable[] = [];
  for (const name of filled) seeded.push(await readTable(client, name));
  return { ...(await readState(client)), tables, seeded };
}

/**
 * Deletes the rows of a file's tests. Returns false if the database must be replaced because its schema or statistics
 * changed or it has grown.
 */
export async function emptyDatabase(client: ClientBase, baseline: Baseline): Promise<boolean> {
  // Connections left open by a test must not write anymore.
  await client.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  const { catalog, sequences } = await readState(client);
  if (catalog !== baseline.catalog) return false;

  const seededNames = baseline.seeded.map(({ name }) => name);
  const dirty = (await listFilled(client, baseline.tables)).filter((name) => !seededNames.includes(name));
  // Without triggers and foreign keys.
  const statements = [
    "set session_replication_role = replica",
    ...dirty.map((name) => `delete from ${name}`),
  ];
  await client.query(statements.join("; "));
  for (const { name, columns, rows, hash } of baseline.seeded) {
    if ((await readTable(client, name)).hash === hash) continue;
    await client.query(`delete from ${name}`);
    await client.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${name}, $1)`,
      [rows],
    );
  }
  if (sequences !== baseline.sequences)
    await client.query(
      "select setval(name::regclass, value, is_called) from jsonb_to_recordset($1) as (name text, value bigint, is_called boolean)",
      [baseline.sequences],
    );
  return true;
}

async function listTables(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and nspname in ('public', 'search', 'pgboss') order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function listFilled(client: ClientBase, tables: readonly string[]): Promise<string[]> {
  const parts = tables.map((name) => `select '${name}' as name where exists (select from ${name})`);
  const { rows } = await client.query<{ name: string }>(parts.join(" union all "));
  return rows.map(({ name }) => name);
}

async function readTable(client: ClientBase, name: string): Promise<SeededTable> {
  const { rows } = await client.query<Omit<SeededTable, "name">>(
    `select rows, md5(rows) as hash,
       (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from (select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)), '[]')::text as rows from ${name} t) as content`,
    [name],
  );
  const [table] = rows;
  if (!table) throw new Error(`${name} cannot be read.`);
  return { name, ...table };
}

/** Differs after every change of the schema or the statistics, and when the database has grown. */
async function readState(client: ClientBase): Promise<{ catalog: string; sequences: string }> {
  const newest = (table: string) => `(select concat(count(*), ' ', max(xmin::text::bigint)) from ${table})`;
  const tables = ["pg_class", "pg_attribute", "pg_proc", "pg_trigger", "pg_constraint", "pg_statistic"];
  const { rows } = await client.query<{ catalog: string; sequences: string }>(
    `select concat_ws(', ', ${tables.map(newest).join(", ")},
       (select pg_database_size(current_database()) - pg_database_size(oid) > ${maxGrowthBytes}
        from pg_database where datname = 'ujamaa_template')) as catalog,
     (select jsonb_agg(jsonb_build_object('name', format('%I.%I', schemaname, sequencename),
        'value', coalesce(last_value, start_value), 'is_called', last_value is not null)
        order by schemaname, sequencename)::text from pg_sequences) as sequences`,
  );
  const [state] = rows;
  if (!state) throw new Error("The state of the database cannot be read.");
  return state;
}
