import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "../services.ts";
import type { Limit } from "./define-limits.ts";
import { refuseIfTooMany, type TooMany } from "./refuse-if-too-many.ts";

/** Counts an attempt against each limit, then runs a transaction. The first exceeded limit refuses it. */
export async function transactWithin<Result>(
  { db, limits }: Pick<Services, "db" | "limits">,
  attempts: readonly (readonly [Limit, key: string])[],
  work: (tx: Tx) => Promise<Result>,
): Promise<Result | TooMany> {
  return (await refuseIfTooMany(limits, attempts)) ?? transact(db, work);
}
