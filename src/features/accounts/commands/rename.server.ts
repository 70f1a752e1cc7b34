import { sql } from "kysely";
import type { Requester } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { accountLimits } from "../limits.ts";
import { canManageAccount } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import { refuseUsername, type UsernameRefusal } from "../refuse-username.ts";

type Needs = Pick<Services, "db" | "limits" | "env">;
type Result = { ok: true } | Refused<"not-allowed" | "username-taken" | UsernameRefusal | "too-many">;

/** Changes the username of an account. Posts keep the name they were signed with. */
export async function rename(
  { db, limits, env }: Needs,
  actor: Requester,
  { username }: { username: string },
): Promise<Result> {
  if (!canManageAccount(actor)) return { ok: false, reason: "not-allowed" };
  const badName = refuseUsername(env, actor, username);
  if (badName) return { ok: false, reason: badName };
  const refused = await refuseIfTooMany(limits, [[accountLimits.rename, actor.id]]);
  if (refused) return refused;
  try {
    return await transact(db, async (tx): Promise<Result> => {
      if (await isHeldForAnother(tx, actor.id, username)) return { ok: false, reason: "username-taken" };
      await tx
        .updateTable("users")
        .set({ name: username, updated_at: new Date() })
        .where("id", "=", actor.id)
        .execute();
      return { ok: true };
    });
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== "profiles_username_key") throw error;
    return { ok: false, reason: "username-taken" };
  }
}

/**
 * Whether someone requested the name at registration within the last week. A case variant of one's current name is not
 * another name.
 */
async function isHeldForAnother(tx: Tx, id: string, username: string) {
  const hold = await tx
    .selectFrom("username_holds")
    .select("username")
    .where("username", "=", sql<string>`lower(${username})`)
    .where("expires_at", ">", sql<Date>`now()`)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("profiles")
            .select("id")
            .where("id", "=", id)
            .where(sql`lower(profiles.username)`, "=", sql`lower(${username})`),
        ),
      ),
    )
    .executeTakeFirst();
  return hold !== undefined;
}
