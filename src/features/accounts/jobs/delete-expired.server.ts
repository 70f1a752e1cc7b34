import { sql } from "kysely";
import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { daysAgo } from "#platform/retention/days-ago.server.ts";
import { accountsRetention } from "../retention.ts";

const now = sql<Date>`now()`;
const batch = 5_000;

/** Deletes expired sessions. Each use extends a session. */
export function deleteSessions(db: Db): Promise<number> {
  return deleteExpiredRows(db, "auth_sessions");
}

/** Deletes links that were used long ago, or never. */
export function deleteLinkTokens(db: Db): Promise<number> {
  return deleteExpiredRows(db, "auth_verifications");
}

function deleteExpiredRows(db: Db, table: "auth_sessions" | "auth_verifications") {
  const expired = db.selectFrom(table).select("id").where("expires_at", "<", now);
  return deleteInBatches(batch, (size) =>
    db.deleteFrom(table).where("id", "in", expired.limit(size)).executeTakeFirstOrThrow(),
  );
}

/** Deletes bans that have ended. */
export async function deleteEndedBans(db: Db): Promise<number> {
  return countOf(await db.deleteFrom("member_bans").where("ends_at", "<", now).executeTakeFirstOrThrow());
}

/** Deletes forms whose password was never entered. */
export async function deleteHeldForms(db: Db): Promise<number> {
  const old = daysAgo(accountsRetention.heldForms.days);
  return countOf(await db.deleteFrom("held_forms").where("held_at", "<", old).executeTakeFirstOrThrow());
}

/** Deletes new addresses that were not confirmed in time. */
export async function deleteEmailChanges(db: Db): Promise<number> {
  const old = daysAgo(accountsRetention.emailChange.days);
  return countOf(
    await db.deleteFrom("email_changes").where("requested_at", "<", old).executeTakeFirstOrThrow(),
  );
}

/** Clears the networks in which accounts were created. */
export function deleteSignUpNetworks(db: Db): Promise<number> {
  const old = db
    .selectFrom("users")
    .select("id")
    .where("sign_up_network", "is not", null)
    .where("created_at", "<", daysAgo(accountsRetention.signUpNetwork.days));
  return deleteInBatches(batch, async (size) => {
    const cleared = db.updateTable("users").set({ sign_up_network: null }).where("id", "in", old.limit(size));
    return { numDeletedRows: (await cleared.executeTakeFirstOrThrow()).numUpdatedRows };
  });
}

/** Deletes username reservations older than a week. */
export async function deleteUsernameHolds(db: Db): Promise<number> {
  return countOf(
    await db.deleteFrom("username_holds").where("expires_at", "<", now).executeTakeFirstOrThrow(),
  );
}

function countOf({ numDeletedRows }: { numDeletedRows: bigint }) {
  return Number(numDeletedRows);
}
