import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { daysAgo } from "#platform/retention/days-ago.server.ts";
import { deleteBuyers } from "../delete-buyers.server.ts";
import { checkoutRetention } from "../retention.ts";

const batch = 1_000;
const names = sql<boolean>`(email is not null or ship_to is not null)`;

/** Removes names and addresses from completed orders: of deleted accounts immediately, of others when they are old. */
export async function deleteAccountBuyers(db: Db): Promise<number> {
  const old = daysAgo(checkoutRetention.buyers.days);
  return (
    (await deleteAll(db, sql<boolean>`forgets_buyer`)) +
    (await deleteAll(db, sql<boolean>`user_id is not null and ${names} and created_at < ${old}`))
  );
}

/** The same for orders without an account. */
export function deleteGuests(db: Db): Promise<number> {
  const old = daysAgo(checkoutRetention.guests.days);
  return deleteAll(db, sql<boolean>`user_id is null and ${names} and created_at < ${old}`);
}

/** In batches, so that no statement runs long. */
async function deleteAll(db: Db, which: RawBuilder<boolean>) {
  let all = 0;
  for (;;) {
    const forgotten = await transact(db, (tx) => deleteBuyers(tx, which, batch));
    all += forgotten;
    if (forgotten < batch) return all;
  }
}
