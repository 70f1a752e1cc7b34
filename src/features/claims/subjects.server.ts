import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { ClaimSubject } from "./rules.ts";

/** The owner, and whether the page has the Verified mark. */
export type Ownership = { ownerId: string | null; isVerified: boolean };

/** Statuses of public artists; only those can be claimed. */
export const publicArtists = ["approved", "featured", "rising"];

/** The columns of a claim for its subject. */
export function columnsOf({ kind, id }: ClaimSubject) {
  return { business_id: kind === "business" ? id : null, artist_id: kind === "artist" ? id : null };
}

/** The subject of a claim, from its columns. */
export function subjectOf(row: { business_id: string | null; artist_id: string | null }): ClaimSubject {
  return row.artist_id === null
    ? { kind: "business", id: row.business_id ?? "" }
    : { kind: "artist", id: row.artist_id };
}

/** The name and the owner of a claimable business or artist, or undefined if it is not listed. */
export function findSubject(tx: Tx, { kind, id }: ClaimSubject) {
  if (kind === "artist")
    return tx
      .selectFrom("artist_directory")
      .select(["name", "owner_id"])
      .where("artist_id", "=", id)
      .where("status", "in", publicArtists)
      .executeTakeFirst();
  return tx.selectFrom("businesses").select(["name", "owner_id"]).where("id", "=", id).executeTakeFirst();
}

/** Locks a business or an artist and reads its ownership. */
export async function lockOwnership(tx: Tx, { kind, id }: ClaimSubject): Promise<Ownership | undefined> {
  const { rows } =
    kind === "artist"
      ? await sql<Ownership>`select owner_id as "ownerId", verified = 'yes' as "isVerified"
          from artist_directory where artist_id = ${id} for update`.execute(tx)
      : await sql<Ownership>`select owner_id as "ownerId", verified as "isVerified"
          from businesses where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Sets the owner. Without `isVerified` the mark does not change. A deleted account cannot own anything. */
export async function setOwnership(
  tx: Tx,
  { kind, id }: ClaimSubject,
  { ownerId, isVerified }: Pick<Ownership, "ownerId"> & Partial<Ownership>,
) {
  const owner_id = sql<string | null>`(select id from users where id = ${ownerId})`;
  if (kind === "artist")
    await tx
      .updateTable("artist_directory")
      .set({ owner_id, ...(isVerified !== undefined && { verified: isVerified ? "yes" : "no" }) })
      .where("artist_id", "=", id)
      .execute();
  else
    await tx
      .updateTable("businesses")
      .set({ owner_id, ...(isVerified !== undefined && { verified: isVerified }) })
      .where("id", "=", id)
      .execute();
}
