import type { BenchEngine } from "./engine.ts";

type Timed = { name: string; http95?: number; direct95?: number };
export type Checked<Row> = Row & { barMs: number; passes: boolean };

/** The p95 limit over HTTP, by engine and size. */
function barOf({ name }: BenchEngine, businesses: number, shape = ""): number {
  if (name === "opensearch") return shape.startsWith("suggestions") ? 25 : 60;
  return businesses > largest60 ? 150 : 60;
}

/** Minimum requests per second with eight clients. PostgreSQL has no such limit. */
export const minPerSecond = ({ name }: BenchEngine): number => (name === "opensearch" ? 100 : 0);

/** Up to this size, PostgreSQL has the stricter limit without exceptions. */
const largest60 = 500_000;
const maxExceptions = 2;

/** Adds the limit to each row. Fails the process if too many rows are above it. */
export function checkBars<Row extends Timed>(
  rows: readonly Row[],
  engine: BenchEngine,
  businesses: number,
): Checked<Row>[] {
  const checked = rows.map((row) => {
    const barMs = barOf(engine, businesses, row.name);
    return { ...row, barMs, passes: (row.http95 ?? row.direct95 ?? Number.POSITIVE_INFINITY) <= barMs };
  });
  const above = checked.filter(({ passes }) => !passes).map(({ name }) => name);
  const allowed = engine.name === "postgres" && businesses > largest60 ? maxExceptions : 0;
  if (above.length > 0) console.log(`Above the bar (${allowed} allowed): ${above.join("; ")}.`);
  if (above.length > allowed) process.exitCode = 1;
  return checked;
}

/** Fails the process if searches fell back to PostgreSQL: they did not measure the engine. */
export async function failOnFallbacks(engine: BenchEngine, origin: string): Promise<void> {
  const fallbacks = await engine.countFallbacks(origin);
  if (fallbacks === 0) return;
  console.log(`${fallbacks} searches fell back from ${engine.name} to PostgreSQL.`);
  process.exitCode = 1;
}
