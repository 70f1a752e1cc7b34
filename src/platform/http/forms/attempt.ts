import type { VisitLog } from "../visit.ts";

export type Unexpected = { ok: false; reason: "unexpected"; retryAfterSeconds: number };

/** Runs a command for a form. Unexpected errors are logged, and the visitor keeps the page and what was typed. */
export async function attempt<Result>(
  log: VisitLog,
  command: () => Promise<Result>,
): Promise<Result | Unexpected> {
  try {
    return await command();
  } catch (error) {
    log.error({ error }, "a form could not be answered");
    return { ok: false, reason: "unexpected", retryAfterSeconds: 5 };
  }
}
