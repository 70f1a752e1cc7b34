import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { Logger } from "pino";
import { connectionSettings } from "#platform/db/connection-settings.server.ts";

type Options = {
  url: string;
  log: Logger;
  onChange: (tags: readonly string[]) => void;
  /** Called whenever following starts, because earlier changes were missed. */
  onGap: () => void;
  intervalMs?: number;
  retryAfterMs?: number;
};

/** Old changes are deleted, so a process that has not polled for this long may have missed some. */
const maxPauseSeconds = 300;

/**
 * The tags of transactions that the last snapshot could not see and this one can: each is read exactly once, no matter
 * how long its transaction takes. Empty without a last snapshot.
 */
const readChanges = `
  select pg_current_snapshot()::text as snapshot, extract(epoch from now())::double precision as seconds, array(
    select distinct tag from page_changes
    where xact >= pg_snapshot_xmax($1::pg_snapshot) or xact = any (array(select pg_snapshot_xip($1::pg_snapshot)))
  ) as tags`;
type Look = { snapshot: string; seconds: number; tags: string[] };

/** Polls `page_changes` four times a second on a separate connection, and reconnects when it breaks. */
export function followChanges({ url, log, onChange, onGap, intervalMs = 250, retryAfterMs = 500 }: Options) {
  const stopping = new AbortController();
  const running = run();

  async function run() {
    let isWarned = false;
    while (!stopping.signal.aborted) {
      try {
        await followUntilBroken(() => {
          isWarned = false;
        });
      } catch (error) {
        // One log line per outage.
        if (!isWarned) log.warn({ error }, "not following page changes, reconnecting");
        isWarned = true;
      }
      await sleep(retryAfterMs);
    }
  }

  /** Sleeps until the time is over or `stop` is called. */
  const sleep = (ms: number) =>
    pause(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function followUntilBroken(onConnected: () => void) {
    const client = new Client({
      ...connectionSettings(url),
      application_name: "ujamaa-changes",
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    client.on("error", () => {});
    try {
      await client.connect();
      let last: Look | undefined;
      while (!stopping.signal.aborted) {
        const { rows } = await client.query<Look>(readChanges, [last?.snapshot ?? null]);
        const look = rows[0] as Look;
        if (!last || look.seconds - last.seconds > maxPauseSeconds) onGap();
        else if (look.tags.length > 0) onChange(look.tags);
        if (!last) onConnected();
        last = look;
        await sleep(intervalMs);
      }
    } finally {
      await client.end().catch(() => {});
    }
  }

  return {
    /** Stops following and closes the connection. */
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
