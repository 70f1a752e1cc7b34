import { randomBytes } from "node:crypto";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { TestServices } from "#testing/services.ts";
import { writeToArtist } from "./commands/write-to-artist.server.ts";
import { artistPath } from "./message-key.server.ts";
import { findConversation } from "./queries/find-conversation.server.ts";

type NewArtist = { name?: string; email?: string | null; status?: string; takes_messages?: boolean };

/** A listed artist with a unique email address. */
export async function addArtist(owner: Db, artist: NewArtist = {}) {
  const email = `artist-${randomBytes(4).toString("hex")}@artists.example`;
  const values = { name: "Odessa Vance", category: "Music", status: "approved", email, ...artist };
  const { artist_id: id } = await owner
    .insertInto("artist_directory")
    .values(values)
    .returning("artist_id")
    .executeTakeFirstOrThrow();
  return { id, email: values.email ?? "" };
}

/** Turns on Connect. Switches are cached per database object for some seconds, so this returns another one. */
export async function openConnect(services: TestServices): Promise<TestServices> {
  await services.owner
    .updateTable("launch_switches")
    .set({ is_on: true })
    .where("name", "=", "artist_connect")
    .execute();
  return { ...services, db: services.db.withoutPlugins() };
}

/** A conversation started by a member, with the keys of both sides. */
export async function startConversation(
  services: TestServices,
  {
    artistId,
    person,
    text = "Would you play for us?",
  }: { artistId: string; person?: TestPerson; text?: string },
) {
  const sender = person ?? (await makePerson(services));
  const result = await writeToArtist(services, aMember(sender.id), { artistId, text });
  if (!result.ok) throw new Error(`Refused: ${result.reason}`);
  const id = result.conversationId;
  const conversation = await findConversation(services.db, id);
  if (!conversation) throw new Error("There is no conversation.");
  return {
    id,
    sender,
    senderKey: id,
    artistKey: artistPath(services.env, conversation).split("/").at(-1) ?? "",
  };
}
