import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { features } from "#app/features.ts";
import type { Projection } from "#platform/projections/projection.ts";

/** Something in the data that must never be. */
export type Violation = { invariant: string; subject: string; problem: string };

export type Findings = {
  violations: Violation[];
  /** What could not be decided: a statement that took too long. */
  undecided: { invariant: string; reason: string }[];
  seconds: number;
};

type Options = {
  /** How long one statement may run. */
  timeoutMs?: number;
  /** How many violations of each invariant are named. */
  limit?: number;
};

const folder = new URL(".", import.meta.url);

type Invariant = { name: string; promise: string; statement: string };

/** What is promised: by each file of this folder, whose first line says what, and of each projection. */
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
  return { name, promise: `${name} is what its source says.`, statement };
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

/** Looks for broken invariants in one read-only transaction, so that all statements see the same moment. */
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

/** The same as part of a transaction, which stays usable. */
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
