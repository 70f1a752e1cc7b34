import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { Logger } from "pino";
import { connectionSettings } from "#platform/db/connection-settings.server.ts";

type Options = {
  url: string;
  channel: string;
  log: Logger;
  onMessage: (payload: string) => void;
  /** Called whenever listening starts: earlier notifications were missed. */
  onGap: () => void;
  retryAfterMs?: number;
  probeEveryMs?: number;
};

/** Receives notifications of a PostgreSQL channel on a dedicated connection, and reconnects when it breaks. */
export function listenForChanges({
  url,
  channel,
  log,
  onMessage,
  onGap,
  retryAfterMs = 500,
  probeEveryMs = 10_000,
}: Options) {
  const stopping = new AbortController();
  const running = run();

  async function run() {
    let isWarned = false;
    while (!stopping.signal.aborted) {
      try {
        await listenUntilBroken(() => {
          isWarned = false;
        });
      } catch (error) {
        // One log line per outage.
        if (!isWarned) log.warn({ error, channel }, "not listening for changes, reconnecting");
        isWarned = true;
      }
      await sleep(retryAfterMs);
    }
  }

  /** Sleeps, but not past `stop`. */
  const sleep = (ms: number) =>
    pause(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function listenUntilBroken(onConnected: () => void) {
    const client = new Client({
      ...connectionSettings(url),
      application_name: "ujamaa-listener",
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    const broken = new Promise<never>((_, reject) => {
      client.once("error", reject);
      client.once("end", () => reject(new Error("The connection has ended.")));
    });
    broken.catch(() => {});
    client.on("notification", ({ payload }) => onMessage(payload ?? ""));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onGap();
      onConnected();
      while (!stopping.signal.aborted) {
        await Promise.race([broken, sleep(probeEveryMs)]);
        // Detects a connection that died silently.
        await Promise.race([broken, client.query("select 1")]);
      }
    } finally {
      await client.end().catch(() => {});
    }
  }

  return {
    /** Stops listening and closes the connection. */
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
