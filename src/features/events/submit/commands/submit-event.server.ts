import type { Requester } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { eventLimits } from "../../limits.ts";
import { canSubmitEvent } from "../../permissions.ts";
import type { EventInput } from "../input.ts";
import { keepPicture } from "../keep-picture.server.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result =
  | { ok: true; event: { id: string } }
  | Refused<"not-signed-in" | "unverified" | "too-many" | "picture-gone">;

/** Submits an event. It is pending, and belongs to its sender, whatever the request says. */
export async function submitEvent(
  { db, limits }: Needs,
  actor: Requester,
  { fields, picture }: EventInput,
): Promise<Result> {
  if (!canSubmitEvent(actor)) return { ok: false, reason: "not-signed-in" };
  const tooMany = await refuseIfTooMany(limits, [
    [eventLimits.submitAccount, actor.id],
    [eventLimits.submitNetwork, actor.ip],
  ]);
  if (tooMany) return tooMany;
  return transact(db, async (tx): Promise<Result> => {
    if (!(await isVerified(tx, actor.id))) return { ok: false, reason: "unverified" };
    const imageUrl = picture && (await keepPicture(tx, actor.id, picture));
    if (picture && !imageUrl) return { ok: false, reason: "picture-gone" };
    const event = await tx
      .insertInto("events")
      .values({ ...fields, image_url: imageUrl, submitted_by: actor.id, approval_status: "pending" })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { ok: true, event };
  });
}

async function isVerified(tx: Tx, id: string) {
  const account = await tx
    .selectFrom("users")
    .select("email_verified")
    .where("id", "=", id)
    .executeTakeFirst();
  return account?.email_verified ?? false;
}
