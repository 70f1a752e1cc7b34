import type { LogFn, Logger } from "pino";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";

/** Longer than any retry interval. */
const overAfterMs = 30_000;

/** Logs a database outage as one line at its start and one at its end. */
export function createOutageFilter() {
  let outage: { startedAt: number; lastAt: number; errors: number; timer: NodeJS.Timeout } | null = null;

  return {
    /** For the hooks of pino. */
    logMethod(this: Logger, given: Parameters<LogFn>, method: LogFn) {
      const { error } = given[0] as { error?: unknown };
      if (!isDatabaseAway(error)) return method.apply(this, given);
      const now = Date.now();
      if (outage) {
        outage.lastAt = now;
        outage.errors++;
        outage.timer.refresh();
        return;
      }
      const end = () => {
        const { startedAt, lastAt, errors } = outage ?? { startedAt: 0, lastAt: 0, errors: 0 };
        outage = null;
        this.info({ errors, seconds: Math.round((lastAt - startedAt) / 1_000) }, "the database is back");
      };
      outage = { startedAt: now, lastAt: now, errors: 1, timer: setTimeout(end, overAfterMs).unref() };
      const text = "the database is away; errors are counted until it is back";
      method.apply(this, [{ ...(given[0] as object) }, text] as unknown as Parameters<LogFn>);
    },
  };
}
