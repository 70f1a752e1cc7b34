import { render, toPlainText } from "@react-email/render";
import { expect, it } from "vitest";
import { createStopHandler } from "#platform/mail/handle-unsubscribe.server.ts";
import { stopPath, stopToken } from "#platform/mail/stop-token.server.ts";
import { setUpServices } from "#testing/services.ts";
import { connectEmailKinds } from "./email-kinds.ts";
import { connectEmails } from "./emails/templates.ts";
import { addArtist } from "./messages-for-tests.ts";
import { artistMessagesStop } from "./stop-messages.server.ts";

const { services } = setUpServices();
const site = { name: "Ujamaa", origin: "https://ujamaa.example" };

it("one-click unsubscribe stops all messages to an artist, who has no account", async () => {
  const { id } = await addArtist(services.owner);
  const { id: other } = await addArtist(services.owner);
  const token = stopToken(services.env, { userId: id, kind: connectEmailKinds.messages.kind });
  const handler = createStopHandler({ services, headers: {}, stops: [artistMessagesStop] });
  const press = (pressed: string) =>
    handler(
      new Request(`http://localhost${stopPath}${pressed}`, {
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      }),
      { ip: "192.0.2.1", requestId: "test" },
    );
  expect((await press(token.replace(id, other))).status).toBe(404);
  expect(await artistMessagesStop.isStopped(services.db, id)).toBe(false);
  expect((await press(token)).status).toBe(200);
  expect((await press(token)).status).toBe(200);
  expect(await artistMessagesStop.isStopped(services.db, id)).toBe(true);
  expect(await artistMessagesStop.isStopped(services.db, other)).toBe(false);
});

it.each(["artist-message", "artist-answer"])("the email %s escapes the message", async (name) => {
  const data = {
    artistName: "Odessa Vance",
    senderName: "renee",
    path: "/messages/7",
    text: "Hello,\n<a href='https://evil.example'>press here</a>",
  };
  const letter = connectEmails[name]?.compose(data, site, "https://ujamaa.example/letters/stop/x");
  if (!letter) throw new Error("There is no such letter.");
  const html = await render(letter.body);
  expect(html).not.toContain("<a href='https://evil");
  expect(html).not.toContain('href="https://evil');
  const text = toPlainText(html);
  for (const part of ["press here", "https://ujamaa.example/messages/7", "Stop these emails"])
    expect(text).toContain(part);
  expect(letter.replyTo).toBeUndefined();
  if (name === "artist-message") expect(letter.subject).not.toContain("renee");
});
