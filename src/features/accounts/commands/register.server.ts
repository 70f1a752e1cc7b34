import { refusePassword } from "#platform/auth/password-rules.ts";
import type { Services } from "#platform/http/services.ts";
import type { Registration } from "../input.ts";
import type { Refused } from "../refusals.ts";
import { refuseIfTooMany, unlessBusy } from "./limit-attempts.server.ts";
import { mailVerification } from "./mail-verification.server.ts";

type Needs = Pick<Services, "db" | "jobs" | "auth" | "limits" | "env">;
type Result =
  | { ok: true }
  | Refused<
      | "email-taken"
      | "username-taken"
      | "password-too-short"
      | "password-too-long"
      | "password-too-common"
      | "too-many"
      | "busy"
    >;

/** Makes an account, its profile and the mail that verifies its address, all or nothing. */
export async function register(
  services: Needs,
  { ip }: { ip: string },
  input: Registration,
): Promise<Result> {
  const { db, jobs, auth, limits, env } = services;
  const weakness = refusePassword(input.password, env.PASSWORD_MIN_LENGTH);
  if (weakness) return { ok: false, reason: weakness };
  const refused = await refuseIfTooMany(limits, [["sign-up", ip]]);
  if (refused) return refused;
  // Before the transaction opens: a connection must not wait in the hash queue.
  const password = await unlessBusy(() => auth.passwords.hash(input.password));
  if (typeof password !== "string") return password;

  try {
    await db.transaction().execute(async (tx) => {
      const user = await tx
        .insertInto("users")
        .values({ name: input.username, email: input.email })
        .returning(["id", "email", "name"])
        .executeTakeFirstOrThrow();
      await tx
        .insertInto("auth_accounts")
        .values({ user_id: user.id, account_id: user.id, provider_id: "credential", password })
        .execute();
      await mailVerification(tx, jobs, user);
    });
  } catch (error) {
    const taken = takenBy[(error as { constraint?: string }).constraint ?? ""];
    if (!taken) throw error;
    return { ok: false, reason: taken };
  }
  return { ok: true };
}

const takenBy: Record<string, "email-taken" | "username-taken"> = {
  users_email_key: "email-taken",
  profiles_username_key: "username-taken",
};
