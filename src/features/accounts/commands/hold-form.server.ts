import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { canManageAccount } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "auth">;
export type HeldForm = { path: string; fields: readonly (readonly [name: string, value: string])[] };
type Result = { ok: true } | Refused<"not-allowed">;

/** Stores a form that waits for the password, for the session that sent it. Replaces an earlier one. */
export async function holdForm({ db, auth }: Needs, actor: Requester, form: HeldForm): Promise<Result> {
  if (!canManageAccount(actor)) return { ok: false, reason: "not-allowed" };
  const { session } = await auth.findSession(actor.headers);
  const held = { path: form.path, fields: JSON.stringify(form.fields), held_at: new Date() };
  return transact(db, async (tx): Promise<Result> => {
    const row = await tx
      .selectFrom("auth_sessions")
      .select("id")
      .where("token", "=", session?.token ?? "")
      .where("user_id", "=", actor.id)
      .executeTakeFirst();
    if (!row) return { ok: false, reason: "not-allowed" };
    await tx
      .insertInto("held_forms")
      .values({ session_id: row.id, ...held })
      .onConflict((conflict) => conflict.column("session_id").doUpdateSet(held))
      .execute();
    return { ok: true };
  });
}
