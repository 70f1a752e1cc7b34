import { findLinkOwner, findSpentLinkOwner } from "#platform/auth/link-token.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

export type LinkState = "missing" | "usable" | "spent" | "expired";

/** The state of a verification link. Reading it changes nothing, because email scanners open links too. */
export async function findLinkState(db: Db, token: string | null): Promise<LinkState> {
  if (token === null) return "missing";
  if (await findLinkOwner(db, "verify-email", token)) return "usable";
  return (await findSpentLinkOwner(db, "verify-email", token)) ? "spent" : "expired";
}
