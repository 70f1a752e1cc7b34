import type { Pool, PoolConfig } from "pg";
import { openPool } from "#platform/db/open-database.server.ts";

/** A pool with the timeouts of a patient person: a busy machine is slow, which no test is about. */
export function openTestPool(url: string, config: PoolConfig = {}): Pool {
  const patience = { connectionTimeoutMillis: 20_000, statement_timeout: 20_000 };
  return openPool(url, { ...patience, idle_in_transaction_session_timeout: 20_000, ...config });
}
