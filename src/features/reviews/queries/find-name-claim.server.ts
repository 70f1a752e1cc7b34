import { sql } from "kysely";
import { type Actor, accountOf } from "#platform/auth/actor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { isReservedName } from "#platform/names/reserved-names.ts";
import { canUseReservedName } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Input = { name: string | null; businessId: string; siteName: string };

/** Refuses a name that belongs to another account, or that stands for the business or the site. */
export async function findNameClaim(
  db: Db,
  actor: Actor,
  { name, businessId, siteName }: Input,
): Promise<Refused<"name-of-account" | "name-reserved"> | null> {
  if (name === null) return null;
  const { rows } = await sql<{ businessName: string | null; isOfAccount: boolean }>`
    select
      (select name from businesses where id = ${businessId}) as "businessName",
      exists (
        select from profiles
        where fold_name(username) = fold_name(${name}) and fold_name(${name}) <> ''
          and id is distinct from ${accountOf(actor)}
      ) as "isOfAccount"`.execute(db);
  if (rows[0]?.isOfAccount) return { ok: false, reason: "name-of-account" };
  const businessName = rows[0]?.businessName ?? "";
  if (canUseReservedName(actor) || !isReservedName(name, { siteName, businessName })) return null;
  return { ok: false, reason: "name-reserved" };
}
