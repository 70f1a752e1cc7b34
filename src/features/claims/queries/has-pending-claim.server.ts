import { type RawBuilder, sql } from "kysely";

/** Whether the person has a pending claim, for the row of the outer query. */
export function hasPendingClaim(
  personId: string,
  column: "business_id" | "artist_id",
  outerId: string,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from business_claims
    where ${sql.ref(column)} = ${sql.ref(outerId)} and user_id = ${personId} and status = 'Pending'
  )`;
}
