import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { features } from "#app/features.ts";
import type { Projection } from "#platform/projections/projection.ts";

/** A broken invariant. */
export type Violation = { invariant: string; subject: string; problem: string };

export type Findings = {
  violations: Violation[];
  /** Invariants that could not be checked because a statement took too long. */
  undecided: { invariant: string; reason: string }[];
  seconds: number;
};

type Options = {
  /** Timeout of one statement. */
  timeoutMs?: number;
  /** The maximum number of violations listed per invariant. */
  limit?: number;
};

const folder = new URL(".", import.meta.url);

type Invariant = { name: string; promise: string; statement: string };

/** The invariants: one per file of this folder, described by its first line, and one per projection. */
export function readInvariants(): Invariant[] {
  return [...readFiles(), ...features.flatMap(({ projections }) => projections).map(equalsItsView)];
}

function equalsItsView({ name, sources }: Projection): Invariant {
  const row = sources.length > 0 ? "row_id" : "differing";
  const statement = `
    select distinct '${name} ' || ${row}::text as subject, 'differs from its source' as problem
    from (
      (select * from ${name}_expected except all select * from ${name}_actual)
      union all
      (select * from ${name}_actual except all select * from ${name}_expected)
    ) as differing`;
  return { name, promise: `${name} matches its source.`, statement };
}

function readFiles(): Invariant[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    .map((file) => {
      const statement = readFileSync(new URL(file, folder), "utf8");
      return { name: file.replace(/\.sql$/, ""), promise: /^-- (.*)/.exec(statement)?.[1] ?? "", statement };
    });
}

/** Checks all invariants in one read-only transaction, so that all statements see the same snapshot. */
export async function findViolations(databaseUrl: string, options: Options = {}): Promise<Findings> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "ujamaa-verify-data" });
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const findings = await findViolationsWithin(client, options);
    await client.query("rollback");
    return findings;
  } finally {
    await client.end();
  }
}

/** The same within a transaction, which stays usable. */
export async function findViolationsWithin(
  client: pg.Client,
  { timeoutMs = 60_000, limit = 50 }: Options = {},
): Promise<Findings> {
  const startedAt = performance.now();
  const findings: Findings = { violations: [], undecided: [], seconds: 0 };
  await client.query(`set local statement_timeout = ${timeoutMs}`);
  for (const { name, statement } of readInvariants()) {
    await client.query("savepoint before");
    try {
      const text = `select * from (\n${statement}\n) as found limit ${limit}`;
      const { rows } = await client.query<Omit<Violation, "invariant">>(text);
      findings.violations.push(...rows.map((row) => ({ invariant: name, ...row })));
    } catch (error) {
      findings.undecided.push({ invariant: name, reason: (error as Error).message });
      await client.query("rollback to savepoint before");
    }
  }
  findings.seconds = (performance.now() - startedAt) / 1_000;
  return findings;
}
