import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { type Db, openPool } from "#platform/db/open-database.server.ts";
import type { DB } from "#platform/db/tables.ts";

export type Statement = { sql: string; parameters: unknown[]; milliseconds: number };
export type Timing = { p50: number; p95: number; p99: number };

/** The app's database handle, with a log of its statements. */
export type Recording = { db: Db; bare: Pool; take: () => Statement[]; close: () => Promise<void> };

export function openRecording(url: string): Recording {
  // The baseline uses only the driver and is planned on every call, like `psql` or `pgbench`.
  const bare = new Pool({ connectionString: url, max: 20 });
  // When a measurement throws, the server stops first. Errors of idle connections must not hide the cause.
  bare.on("error", () => {});
  const pool = openPool(url, { max: 20 });
  let statements: Statement[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query, queryDurationMillis }) => {
      statements.push({
        sql: query.sql,
        parameters: [...query.parameters],
        milliseconds: queryDurationMillis,
      });
    },
  });
  return {
    db,
    bare,
    take: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
    close: async () => {
      await Promise.all([db.destroy(), bare.end()]);
    },
  };
}

/** Plain statements are canceled after this time and count with it. */
const maxPlainMs = 1_000;
const stopped = "57014";

/** Runs one plain statement, canceled after a second. */
export async function runLimited(pool: Pool, statement: { text: string; values: unknown[] }): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = ${maxPlainMs}`);
    await client.query(statement);
  } catch (error) {
    if ((error as { code?: string }).code !== stopped) throw error;
  } finally {
    client.release();
  }
}

/** Runs the same statements sequentially, with only the driver. */
export async function runBare(pool: Pool, statements: Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { sql, parameters } of statements) await client.query(sql, parameters);
  } finally {
    client.release();
  }
}

export type Way = "http" | "direct" | "plain";
export type Timings = Partial<Record<`${Way}${50 | 95 | 99}`, number>>;

/** Each way gets every n-th input, so none warms the cache for another. */
export async function measureWays<Input>(
  ways: Partial<Record<Way, ((request: Input) => Promise<unknown>) | null>>,
  requests: readonly Input[],
  warmUps = 0,
): Promise<Timings> {
  const taken = Object.entries(ways).flatMap(([name, run]) =>
    run ? [{ name, run, times: [] as number[] }] : [],
  );
  for (const [turn, request] of requests.entries()) {
    const way = taken[turn % taken.length];
    if (!way) break;
    const startedAt = performance.now();
    await way.run(request);
    if (turn >= warmUps) way.times.push(performance.now() - startedAt);
  }
  return Object.fromEntries(
    taken.flatMap(({ name, times }) =>
      Object.entries(summarize(times)).map(([at, milliseconds]) => [name + at.slice(1), milliseconds]),
    ),
  );
}

export function summarize(times: number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Calls per second of concurrent clients that use each input once. */
export async function countPerSecond<Input>(
  clients: number,
  inputs: readonly Input[],
  run: (input: Input) => Promise<unknown>,
): Promise<number> {
  const startedAt = performance.now();
  const left = inputs.values();
  const loop = async () => {
    for (const input of left) await run(input);
  };
  await Promise.all(Array.from({ length: clients }, loop));
  return Math.round((1_000 * inputs.length) / (performance.now() - startedAt));
}

export function round(number: number): number {
  return Number(number.toPrecision(3));
}
