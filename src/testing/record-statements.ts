import pg from "pg";
import { vi } from "vitest";

type Submitted = { text: string };

/** The job queue reloads its settings every minute, independently of the test. */
const upkeep = /\bfrom pgboss\.queue q\b/i;

/** Records the SQL of every statement this process sends while `run` runs. */
export async function recordStatements(run: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const query = (pg.Query as { prototype: object }).prototype as { submit: (...args: unknown[]) => unknown };
  const { submit } = query;
  const spy = vi.spyOn(query, "submit").mockImplementation(function record(this: Submitted, ...args) {
    if (!upkeep.test(this.text)) statements.push(this.text);
    return Reflect.apply(submit, this, args);
  });
  try {
    await run();
  } finally {
    spy.mockRestore();
  }
  return statements;
}
