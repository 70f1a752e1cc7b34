import { findLinkOwner, findSpentLinkOwner } from "#platform/auth/link-token.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

export type LinkState = "missing" | "usable" | "spent" | "expired";

/** What a link that verifies an address can still do; looking changes nothing, for mail scanners look too. */
export async function findLinkState(db: Db, token: string | null): Promise<LinkState> {
  if (token === null) return "missing";
  if (await findLinkOwner(db, "verify-email", token)) return "usable";
  return (await findSpentLinkOwner(db, "verify-email", token)) ? "spent" : "expired";
}
