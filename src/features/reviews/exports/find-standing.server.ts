import { sql } from "kysely";
import type { Requester } from "#platform/auth/actor.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** How much is known about somebody who posts or votes. */
export type Standing =
  | { kind: "visitor" | "trusted" }
  /** Counts like a visitor, and with the other new accounts that were made in the same network. */
  | { kind: "new-account"; signUpNetwork: string | null };

const daysUntilTrusted = 7;

/** An account is trusted after a week, if a review or reply of it has been public for a day. */
export async function findStanding(db: Db, actor: Requester): Promise<Standing> {
  if (actor.kind === "visitor") return { kind: "visitor" };
  if (actor.isAdmin) return { kind: "trusted" };
  const { rows } = await sql<{ isTrusted: boolean; signUpNetwork: string | null }>`
    select sign_up_network as "signUpNetwork",
      created_at < now() - make_interval(days => ${daysUntilTrusted}) and (
        exists (
          select from reviews
          where user_id = ${actor.id} and status = 'Approved' and created_at < now() - interval '1 day'
        ) or exists (
          select from review_comments
          where user_id = ${actor.id} and status = 'Approved' and created_at < now() - interval '1 day'
        )
      ) as "isTrusted"
    from users where id = ${actor.id}`.execute(db);
  const [account] = rows;
  if (account?.isTrusted) return { kind: "trusted" };
  return { kind: "new-account", signUpNetwork: account?.signUpNetwork ?? null };
}
