import { sql } from "kysely";
import { describeDevice } from "#platform/auth/describe-device.ts";
import { findKnownDevice } from "#platform/auth/device-cookie.server.ts";
import type { Secrets } from "#platform/auth/sign.server.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";

type Needs = { jobs: Pick<Jobs, "queue">; env: Pick<Env, "APP_ORIGIN"> & Secrets };

/** Mistyping once or twice is normal. */
const wrongCodesToTell = 3;
/** At most one email a day about the same thing. */
const today = () => new Date().toISOString().slice(0, 10);

/** Notifies the owner of an account about a session in a new browser. */
export async function mailNewSignIn(
  tx: Tx,
  { jobs, env }: Needs,
  { userId, headers }: { userId: string; headers: Headers },
): Promise<void> {
  const user = await tx
    .selectFrom("users")
    .select(["email", "name"])
    // Someone who just registered has no known browsers.
    .select(sql<boolean>`created_at > now() - interval '1 day'`.as("isNew"))
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (user.isNew || findKnownDevice(env, headers, user.email)) return;
  const device = describeDevice(headers.get("user-agent") ?? "");
  await queueMail(tx, jobs, {
    to: user.email,
    template: "new-sign-in",
    data: { username: user.name, device },
    key: `new-sign-in:${userId}:${device}:${today()}`,
  });
}

/** Notifies the owner of an account that someone has its password, but not its codes. */
export async function mailWrongCodes(tx: Tx, { jobs }: Pick<Needs, "jobs">, userId: string): Promise<void> {
  const user = await tx
    .selectFrom("users")
    .innerJoin("second_factors", "second_factors.user_id", "users.id")
    .select(["users.email", "users.name"])
    .where("users.id", "=", userId)
    .where("second_factors.failed_count", ">=", wrongCodesToTell)
    .executeTakeFirst();
  if (!user) return;
  await queueMail(tx, jobs, {
    to: user.email,
    template: "wrong-codes",
    data: { username: user.name },
    key: `wrong-codes:${userId}:${today()}`,
  });
}
