import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { canActForArtist } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Input = {
  artistId: string;
  /** Whether the URL proves the artist: by a key or an unsubscribe token. */
  hasArtistKey: boolean;
  wants: boolean;
};
type Result = { ok: true } | Refused<"unknown-conversation">;

/** Turns all messages to an artist off or on. Idempotent. */
export async function takeMessages(
  { db }: Pick<Services, "db">,
  actor: Requester,
  { artistId, hasArtistKey, wants }: Input,
): Promise<Result> {
  if (!canActForArtist(actor, { hasArtistKey })) return { ok: false, reason: "unknown-conversation" };
  await transact(db, (tx) =>
    tx
      .updateTable("artist_directory")
      .set({ takes_messages: wants })
      .where("artist_id", "=", artistId)
      .where("takes_messages", "<>", wants)
      .execute(),
  );
  return { ok: true };
}
