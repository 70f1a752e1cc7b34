import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { canActForArtist } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Input = {
  artistId: string;
  /** Whether the address that was asked for proves the artist: a key or the token of a letter. */
  hasArtistKey: boolean;
  wants: boolean;
};
type Result = { ok: true } | Refused<"unknown-conversation">;

/** Stops all messages to an artist, or lets them come again. Doing it twice is doing it once. */
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
