import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { type Db, openPool } from "#platform/db/open-database.server.ts";
import type { DB } from "#platform/db/tables.ts";

export type Statement = { sql: string; parameters: unknown[]; milliseconds: number };
export type Timing = { p50: number; p95: number; p99: number };

/** The app's database handle, with a log of its statements. */
export type Recording = { db: Db; bare: Pool; take: () => Statement[]; close: () => Promise<void> };

export function openRecording(url: string): Recording {
  // The baseline uses only the driver, and is planned at every call, like `psql` or `pgbench`.
  const bare = new Pool({ connectionString: url, max: 20 });
  // When a measurement throws, the server stops first: its idle connections must not hide that error.
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

/** Runs the same statements sequentially, with only the driver. */
export async function runBare(pool: Pool, statements: Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { sql, parameters } of statements) await client.query(sql, parameters);
  } finally {
    client.release();
  }
}

/** Times all candidates in turn, so that noise affects all of them equally. */
export async function interleave(runs: number, candidates: (() => Promise<unknown>)[]): Promise<Timing[]> {
  const times = candidates.map((): number[] => []);
  for (let run = -2; run < runs; run++) {
    for (const [number, candidate] of candidates.entries()) {
      const startedAt = performance.now();
      await candidate();
      // The first two runs are a warm-up.
      if (run >= 0) times[number]?.push(performance.now() - startedAt);
    }
  }
  return times.map(summarize);
}

export function summarize(times: number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Calls completed per second by this many concurrent clients, until each input was used once. */
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
