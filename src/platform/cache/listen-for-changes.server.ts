import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { Logger } from "pino";

type Options = {
  url: string;
  channel: string;
  log: Logger;
  onMessage: (payload: string) => void;
  /** Called whenever listening begins: what was said before that was not heard. */
  onGap: () => void;
  againAfterMs?: number;
  probeEveryMs?: number;
};

/** Hears what the database announces on a channel, over a connection of its own that is opened again when it breaks. */
export function listenForChanges({
  url,
  channel,
  log,
  onMessage,
  onGap,
  againAfterMs = 500,
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
        // One line an outage is enough.
        if (!isWarned) log.warn({ error, channel }, "changes are not heard, trying again");
        isWarned = true;
      }
      await rest(againAfterMs);
    }
  }

  /** Ends early, and quietly, when listening is over. */
  const rest = (ms: number) =>
    pause(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function listenUntilBroken(onConnected: () => void) {
    const client = new Client({
      connectionString: url,
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
        await Promise.race([broken, rest(probeEveryMs)]);
        // A connection that died without a word is found out by asking.
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
