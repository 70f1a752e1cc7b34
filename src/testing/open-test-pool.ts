import type { Pool, PoolConfig } from "pg";
import { openPool } from "#platform/db/open-database.server.ts";

/** A pool with long timeouts, because tests must not fail on a busy machine. */
export function openTestPool(url: string, config: PoolConfig = {}): Pool {
  const patience = { connectionTimeoutMillis: 60_000, statement_timeout: 60_000 };
  return openPool(url, { ...patience, idle_in_transaction_session_timeout: 60_000, ...config });
}
