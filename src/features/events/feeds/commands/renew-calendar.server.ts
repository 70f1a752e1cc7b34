import { sql } from "kysely";
import type { Actor } from "#platform/auth/actor.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Refused } from "#platform/http/response/refusal.ts";
import type { Services } from "#platform/http/services.ts";
import { eventLimits } from "../../limits.ts";
import { canHaveCalendar } from "../../permissions.ts";
import { calendarKey, hashCalendarKey } from "../calendar-key.server.ts";

type Needs = Pick<Services, "db" | "env" | "limits">;
type Result = { ok: true } | Refused<"not-signed-in" | "too-many">;

/** Gives a person's calendar a new secret URL, or its first one. The old URL stops working immediately. */
export async function renewCalendar({ db, env, limits }: Needs, actor: Actor): Promise<Result> {
  if (!canHaveCalendar(actor)) return { ok: false, reason: "not-signed-in" };
  return transactWithin({ db, limits }, [[eventLimits.renewAccount, actor.id]], async (tx) => {
    // The first statement locks the row, so concurrent renewals increment one after the other.
    const { version } = await tx
      .insertInto("calendar_keys")
      .values({ user_id: actor.id, key_hash: hashCalendarKey(calendarKey(env, actor.id, 1)) })
      .onConflict((conflict) =>
        conflict
          .column("user_id")
          .doUpdateSet({ version: sql`calendar_keys.version + 1`, created_at: sql`now()` }),
      )
      .returning("version")
      .executeTakeFirstOrThrow();
    await tx
      .updateTable("calendar_keys")
      .set({ key_hash: hashCalendarKey(calendarKey(env, actor.id, version)) })
      .where("user_id", "=", actor.id)
      .execute();
    return { ok: true };
  });
}
