import type { BenchEngine } from "./engine.ts";

type Timed = { name: string; http95?: number; direct95?: number };
export type Checked<Row> = Row & { barMs: number; passes: boolean };

/** What p95 may be over HTTP, by engine and size. */
function barOf({ name }: BenchEngine, businesses: number, shape = ""): number {
  if (name === "opensearch") return shape.startsWith("suggestions") ? 25 : 60;
  return businesses > largest60 ? 150 : 60;
}

/** Requests of eight clients a second. PostgreSQL has no such bar. */
export const minPerSecond = ({ name }: BenchEngine): number => (name === "opensearch" ? 100 : 0);

/** Up to here PostgreSQL has the stricter bar, without an exception. */
const largest60 = 500_000;
const maxExceptions = 2;

/** Each row beside its bar; ends the process with an error if too many are above. */
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

/** A request that PostgreSQL answered in place of the engine is no measurement of it. */
export async function failOnFallbacks(engine: BenchEngine, origin: string): Promise<void> {
  const fallbacks = await engine.countFallbacks(origin);
  if (fallbacks === 0) return;
  console.log(`PostgreSQL answered ${fallbacks} searches in place of ${engine.name}.`);
  process.exitCode = 1;
}
