import { beforeAll, expect, it } from "vitest";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { setUpServices, type TestServices } from "#testing/services.ts";
import { blockMember } from "./commands/block-member.server.ts";
import { replyToMember } from "./commands/reply-to-member.server.ts";
import { addArtist, openConnect, startConversation } from "./messages-for-tests.ts";
import { connectPersonalData } from "./personal-data.server.ts";

const { services: closed } = setUpServices();
let services: TestServices;

beforeAll(async () => {
  services = await openConnect(closed);
});

it("a member's export has both sides of the conversations, without an artist's address", async () => {
  const { id: artistId, email } = await addArtist(services.owner);
  const { sender, artistKey: key } = await startConversation(services, { artistId });
  await startConversation(services, { artistId, text: "Of somebody else" });
  await replyToMember(services, aVisitor(), { key, text: "Gladly." });
  await blockMember(services, aVisitor(), { key, isBlocked: true });
  const file = await connectPersonalData.exportPersonalData(services.db, sender.id);
  expect(file).toMatchObject({
    conversations: [
      { artist: "Odessa Vance", is_from_artist: false, body: "Would you play for us?" },
      { is_from_artist: true, body: "Gladly." },
    ],
    blocks: [{ artist: "Odessa Vance", is_by_admin: false }],
  });
  expect(JSON.stringify(file)).not.toContain(email);
});

it("pending emails to artists are deleted with the account, and no others", async () => {
  const { id: artistId, email } = await addArtist(services.owner);
  const { sender } = await startConversation(services, { artistId });
  const other = await startConversation(services, { artistId });
  const waiting = () =>
    services.owner.selectFrom("mail_outbox").select("data").where("recipient", "=", email).execute();
  expect(await waiting()).toHaveLength(2);
  await transact(services.db, (tx) =>
    connectPersonalData.erasePersonalData(tx, sender, { removesPosts: false }),
  );
  expect(await waiting()).toMatchObject([{ data: { senderName: other.sender.username } }]);
});
