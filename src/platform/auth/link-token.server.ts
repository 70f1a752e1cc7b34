import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/open-database.server.ts";
import { authRetention } from "./auth-retention.ts";

/** What the holder of an emailed link can do once. */
export type LinkPurpose = "verify-email" | "reset-password" | "change-email";

const livesForHours: Record<LinkPurpose, number> = {
  "verify-email": 24,
  "reset-password": 1,
  "change-email": 24,
};
const shape = /^(?<userId>[0-9a-f-]{36})\.(?<secret>[\w-]{43})$/;

/** Creates the token of an emailed link. The database only stores a digest of its secret. */
export async function issueLinkToken(tx: Tx, purpose: LinkPurpose, userId: string): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  await tx
    .insertInto("auth_verifications")
    .values({
      identifier: identify(purpose, userId),
      value: digest(secret),
      expires_at: sql<Date>`now() + make_interval(hours => ${livesForHours[purpose]})`,
    })
    .execute();
  return `${userId}.${secret}`;
}

/** The owner of a link that still works. Does not use it up. */
export async function findLinkOwner(db: Db, purpose: LinkPurpose, token: string): Promise<string | null> {
  return findOwner(db, purpose, token);
}

/** The owner of a link that was used within the last month. */
export async function findSpentLinkOwner(
  db: Db,
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  return findOwner(db, `spent-${purpose}`, token);
}

/** Uses up a link, together with all others sent to its owner for this purpose. Null if it no longer works. */
export async function spendLinkToken(tx: Tx, purpose: LinkPurpose, token: string): Promise<string | null> {
  const parts = readToken(token);
  if (!parts) return null;
  const spent = await markSpent(tx, purpose, parts.userId)
    .where("value", "=", digest(parts.secret))
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  if (spent.numUpdatedRows === 0n) return null;
  await spendLinks(tx, purpose, parts.userId);
  return parts.userId;
}

/** Uses up all links sent to a person for a purpose. */
export async function spendLinks(tx: Tx, purpose: LinkPurpose, userId: string): Promise<void> {
  await markSpent(tx, purpose, userId).execute();
}

/** Deletes all links sent to a person. */
export async function deleteLinks(tx: Tx, userId: string): Promise<void> {
  const purposes = Object.keys(livesForHours) as LinkPurpose[];
  const kinds = purposes.flatMap((purpose) => [purpose, `spent-${purpose}`] as const);
  await tx
    .deleteFrom("auth_verifications")
    .where(
      "identifier",
      "in",
      kinds.map((kind) => identify(kind, userId)),
    )
    .execute();
}

/** Used links are remembered for a month, to tell a second click from an invalid link. */
function markSpent(tx: Tx, purpose: LinkPurpose, userId: string) {
  return tx
    .updateTable("auth_verifications")
    .set({
      identifier: identify(`spent-${purpose}`, userId),
      expires_at: sql<Date>`now() + make_interval(days => ${authRetention.links.days})`,
    })
    .where("identifier", "=", identify(purpose, userId));
}

async function findOwner(db: Db, kind: LinkKind, token: string) {
  const parts = readToken(token);
  if (!parts) return null;
  const row = await db
    .selectFrom("auth_verifications")
    .select("id")
    .where("identifier", "=", identify(kind, parts.userId))
    .where("value", "=", digest(parts.secret))
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row ? parts.userId : null;
}

type LinkKind = LinkPurpose | `spent-${LinkPurpose}`;

function identify(kind: LinkKind, userId: string) {
  return `${kind}:${userId}`;
}

function readToken(token: string) {
  const { userId, secret } = shape.exec(token)?.groups ?? {};
  return userId && secret ? { userId, secret } : null;
}

function digest(secret: string) {
  return createHash("sha256").update(secret).digest("base64url");
}
