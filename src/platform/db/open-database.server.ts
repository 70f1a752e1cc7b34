import { Kysely, PostgresDialect, type Transaction } from "kysely";
import { type Client, type ClientBase, Pool, type PoolConfig, types } from "pg";
import { connectionSettings } from "./connection-settings.server.ts";
import { isDatabaseAway } from "./is-database-away.ts";
import { prepareNamedStatements, sendUnnamed } from "./statement-names.server.ts";
import type { DB } from "./tables.ts";

/** Migrations give the app's role the same timeouts, for pooled connections. */
export const sessionTimeouts = { statement_timeout: 3_000, idle_in_transaction_session_timeout: 5_000 };

/** A database or a transaction. Queries accept either. */
export type Db = Kysely<DB>;
/** An open transaction. Commands pass it on, so that nothing is written outside it. */
export type Tx = Transaction<DB>;

// Counts and averages stay far below 2^53. Dates stay text.
const int8 = 20;
const numeric = 1700;
const date = 1082;
types.setTypeParser(int8, Number);
types.setTypeParser(numeric, Number);
types.setTypeParser(date, (text) => text);

type PoolOptions = PoolConfig & {
  /**
   * Whether the URL points to a pooler, which may give each transaction another connection. A pooler accepts no
   * timeouts (the role has them too) and keeps no prepared statements.
   */
  isPooled?: boolean;
};

/** Opens a connection pool with timeouts, so that one slow statement cannot block the site. */
export function openPool(url: string, { isPooled, ...config }: PoolOptions = {}): Pool {
  const pool = new Pool({
    ...connectionSettings(url),
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    // A new connection has cold catalog caches, which would double a page's time after an idle minute.
    min: 4,
    ...(isPooled ? {} : sessionTimeouts),
    application_name: "ujamaa",
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...config,
  });
  // Without a listener, a broken idle connection would end the process; the next query opens a new one.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    // The pool listens to idle connections only: one that breaks while in use would end the process.
    client.on("error", () => {});
    if (isPooled) sendUnnamed(client);
    else prepareNamedStatements(client);
    endWhenLost(client);
  });
  return pool;
}

/**
 * Closes a connection whose statement failed because the database is unavailable. One that timed out still waits for
 * its result, and the pool would reuse it with the next statement queued behind the lost one.
 */
function endWhenLost(client: ClientBase) {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]) => {
    const answer = query(...given);
    if (answer instanceof Promise)
      answer.catch((error) => {
        if (isDatabaseAway(error)) (client as Client).end().catch(() => {});
      });
    return answer;
  };
  client.query = watched as ClientBase["query"];
}

/** Typed queries over a pool. */
export function openDatabase(pool: Pool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
