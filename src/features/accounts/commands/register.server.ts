import { sql } from "kysely";
import type { Requester } from "#platform/auth/actor.ts";
import { type PasswordRefusal, refusePassword } from "#platform/auth/password-rules.ts";
import { unlessBusy } from "#platform/auth/unless-busy.server.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import type { Registration } from "../input.ts";
import { mailAddressJob } from "../jobs/mail-address.server.ts";
import { accountLimits, countUnverifiedMail } from "../limits.ts";
import { passwordRules } from "../password-rules-for.ts";
import { canRegister } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import { refuseUsername, type UsernameRefusal } from "../refuse-username.ts";
import { accountsRetention } from "../retention.ts";
import { signUpNetworkOf } from "../sign-up-network.server.ts";

type Needs = Pick<Services, "db" | "jobs" | "auth" | "limits" | "env">;
type Result =
  | { ok: true }
  | Refused<"not-allowed" | "username-taken" | UsernameRefusal | PasswordRefusal | "too-many" | "busy">;

/**
 * Creates an account and requests its verification email, all or nothing. An address that already has an account gets
 * the same response with the same queries, and an email that says so, so registration does not reveal who is a member.
 */
export async function register(services: Needs, actor: Requester, input: Registration): Promise<Result> {
  const { db, jobs, auth, limits, env } = services;
  if (!canRegister(actor)) return { ok: false, reason: "not-allowed" };
  const { username, email } = input;
  const badName = refuseUsername(env, actor, username);
  if (badName) return { ok: false, reason: badName };
  const weakness = refusePassword(input.password, passwordRules(env, [email, username]));
  if (weakness) return { ok: false, reason: weakness };
  const refused = await refuseIfTooMany(limits, [[accountLimits.signUp, actor.ip]]);
  if (refused) return refused;
  // Beyond these limits no more email is sent, but the registration is not refused for what strangers did.
  const canMail = (await refuseIfTooMany(limits, countUnverifiedMail(email))) === null;
  // Before the transaction opens: a connection must not wait in the hash queue.
  const password = await unlessBusy(() => auth.passwords.hash(input.password));
  if (typeof password !== "string") return password;

  try {
    return await transact(db, async (tx): Promise<Result> => {
      if (!(await holdUsername(tx, username))) return { ok: false, reason: "username-taken" };
      await insertAccount(tx, { username, email, password, network: signUpNetworkOf(env, actor.ip) });
      if (canMail) await jobs.queue(tx, mailAddressJob, { email, after: "sign-up" });
      return { ok: true };
    });
  } catch (error) {
    // Someone else took the name between the check and the insert.
    if ((error as { constraint?: string }).constraint !== "profiles_username_key") throw error;
    return { ok: false, reason: "username-taken" };
  }
}

/** Reserves a name for a week, unless it is taken or was requested within the last week. */
async function holdUsername(tx: Tx, username: string) {
  const { rows } = await sql`
    insert into username_holds as hold (username, expires_at)
    select lower(${username}), now() + make_interval(days => ${accountsRetention.unverified.days})
    where not exists (select from profiles where lower(profiles.username) = lower(${username}))
    on conflict (username) do update set expires_at = excluded.expires_at where hold.expires_at < now()
    returning username`.execute(tx);
  return rows.length > 0;
}

/** One statement for new and existing addresses, so that both take the same time. */
async function insertAccount(
  tx: Tx,
  { username, email, password, network }: Registration & { network: string },
) {
  await tx
    .with("made", (creating) =>
      creating
        .insertInto("users")
        .values({ name: username, email, sign_up_network: network })
        .onConflict((conflict) => conflict.column("email").doNothing())
        .returning("id"),
    )
    .insertInto("auth_accounts")
    .columns(["user_id", "account_id", "provider_id", "password"])
    .expression((eb) =>
      eb
        .selectFrom("made")
        .select([
          "made.id",
          sql<string>`made.id::text`.as("account_id"),
          sql<string>`'credential'`.as("provider_id"),
          sql<string>`${password}::text`.as("password"),
        ]),
    )
    .execute();
}
