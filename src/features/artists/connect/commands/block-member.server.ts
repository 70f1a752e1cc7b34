import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import type { Services } from "#platform/http/services.ts";
import { canActForArtist } from "../permissions.ts";
import { readAccess } from "../read-access.server.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db"> & { env: Pick<Env, "AUTH_SECRET"> };
type Input = { key: string; isBlocked: boolean };
type Result = { ok: true } | Refused<"unknown-conversation">;

/** Lets an artist block a member, or unblock them unless an admin closed the conversation. */
export async function blockMember({ db, env }: Needs, actor: Requester, input: Input): Promise<Result> {
  return transact(db, async (tx): Promise<Result> => {
    const access = await readAccess({ db: tx, env }, input.key);
    if (!access || !canActForArtist(actor, access)) return { ok: false, reason: "unknown-conversation" };
    const { artistId, senderId } = access.conversation;
    if (input.isBlocked)
      await tx
        .insertInto("artist_message_blocks")
        .values({ artist_id: artistId, sender_id: senderId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await tx
        .deleteFrom("artist_message_blocks")
        .where("artist_id", "=", artistId)
        .where("sender_id", "=", senderId)
        .where("is_by_admin", "=", false)
        .execute();
    return { ok: true };
  });
}
