import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/open-database.server.ts";

/** What a mailed link lets its holder do, once. */
export type LinkPurpose = "verify-email" | "reset-password";

const livesForHours: Record<LinkPurpose, number> = { "verify-email": 24, "reset-password": 1 };
const shape = /^(?<userId>[0-9a-f-]{36})\.(?<secret>[\w-]{43})$/;

/** Makes the token of a mailed link; the database keeps only a digest of its secret. */
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

/** Whose link this is, if it still works; it stays usable. */
export async function findLinkOwner(db: Db, purpose: LinkPurpose, token: string): Promise<string | null> {
  const parts = readToken(token);
  if (!parts) return null;
  const row = await db
    .selectFrom("auth_verifications")
    .select("id")
    .where("identifier", "=", identify(purpose, parts.userId))
    .where("value", "=", digest(parts.secret))
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row ? parts.userId : null;
}

/** Uses a link up, together with every other one its owner was sent for this purpose; null if it no longer works. */
export async function spendLinkToken(tx: Tx, purpose: LinkPurpose, token: string): Promise<string | null> {
  const parts = readToken(token);
  if (!parts) return null;
  const spent = await tx
    .deleteFrom("auth_verifications")
    .where("identifier", "=", identify(purpose, parts.userId))
    .where("value", "=", digest(parts.secret))
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  if (spent.numDeletedRows === 0n) return null;
  await tx
    .deleteFrom("auth_verifications")
    .where("identifier", "=", identify(purpose, parts.userId))
    .execute();
  return parts.userId;
}

function identify(purpose: LinkPurpose, userId: string) {
  return `${purpose}:${userId}`;
}

function readToken(token: string) {
  const { userId, secret } = shape.exec(token)?.groups ?? {};
  return userId && secret ? { userId, secret } : null;
}

function digest(secret: string) {
  return createHash("sha256").update(secret).digest("base64url");
}
