import { within } from "@testing-library/dom";
import { beforeEach, expect, test } from "vitest";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { stopPath, stopToken } from "#platform/mail/stop-token.server.ts";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textsOf, type VisitedPage, type Visitor } from "#testing/visitor.ts";
import { withSwitchOn } from "#testing/with-switch-on.ts";
import { connectEmailKinds } from "../email-kinds.ts";
import { addArtist } from "../messages-for-tests.ts";

const site = setUpDemoSite();
let artist: { id: string; email: string };
let person: TestPerson;
let path: string;

beforeEach(async () => {
  artist = await addArtist(site.services.owner);
  person = await makePerson(site.services);
  path = `/artist/${artist.id}/connect`;
});

const message = (page: VisitedPage) =>
  within(page.main).getByRole("textbox", { name: /^(Message|Your message|Your answer)/ });
const button = (page: VisitedPage, name: string | RegExp) => within(page.main).getByRole("button", { name });
const messages = (page: VisitedPage) =>
  textsOf(within(within(page.main).getByRole("list", { name: "Messages" })).getAllByRole("listitem"));

function write(visitor: Visitor, page: VisitedPage, text: string) {
  fill(message(page), text);
  return visitor.click(button(page, "Send message"));
}

/** The newest email to an address. */
async function readMail(recipient: string) {
  const rows = await site.queryDatabase<{ template: string; data: { path: string } }>(
    "select template, data from mail_outbox where recipient = $1 order by created_at desc, id desc limit 1",
    [recipient],
  );
  return rows[0];
}

async function signIn(site: Parameters<typeof openVisitor>[0], account: { email: string; password: string }) {
  const visitor = openVisitor(site);
  await visitor.signIn(account);
  return visitor;
}

test("the form to write to an artist is not found while its switch is off", async () => {
  const member = await signIn(site, person);
  const page = await member.open(path);
  expect(page.status).toBe(404);
  expect(page.document.title).toMatch(/^Page not found/);
});

test("a member writes, and the artist replies using the email's link, without an account", async () => {
  await withSwitchOn(site, "artist_connect", async () => {
    const member = await signIn(site, person);
    const form = await member.open(path);
    expect(within(form.main).getByRole("heading", { level: 1 })).toHaveTextContent("Write to Odessa Vance");
    // The artist's address is on the public profile, so it is not mentioned here.
    expect(form.main).toHaveTextContent("without your email address");
    expect(form.main).not.toHaveTextContent(/Neither of you/);
    ((button(form, "Send message") as HTMLButtonElement).form as HTMLFormElement).noValidate = true;
    const empty = await write(member, form, "");
    expect(message(empty)).toHaveAccessibleDescription(/Write a message first\./);
    const refused = await write(member, empty, "See www.hall.example");
    expect(refused.main).toHaveTextContent(
      "Leave out web and email addresses until the artist has answered.",
    );
    expect(message(refused)).toHaveValue("See www.hall.example");
    const sent = await write(member, refused, "Would you play for us?\nWe have pie.");
    expect(sent.toast).toContain("Message sent");
    expect(messages(sent)).toEqual([expect.stringMatching(/^You.*Would you play for us/)]);
    expect((await member.open(path)).url).toBe(sent.url);

    const mail = await readMail(artist.email);
    expect(mail).toMatchObject({ template: "artist-message" });
    expect(JSON.stringify(mail?.data)).not.toContain(person.email);
    const studio = openVisitor(site);
    expect((await studio.open(sent.url)).url).toMatch(/^\/login/);
    const conversation = await studio.open(mail?.data.path ?? "");
    expect(messages(conversation)).toEqual([expect.stringMatching(new RegExp(`^${person.username}`))]);
    expect(conversation.document.body).not.toHaveTextContent(person.email);
    const answered = await write(studio, conversation, "Gladly. Call me.");
    expect(messages(answered)).toHaveLength(2);
    expect(message(answered)).toHaveValue("");
    const answer = await readMail(person.email);
    expect(answer).toMatchObject({ template: "artist-answer", data: { path: sent.url } });
    expect(JSON.stringify(answer?.data)).not.toContain(artist.email);
  });
});

test("the artist reports the member, and an admin closes the conversation", async () => {
  await withSwitchOn(site, "artist_connect", async () => {
    const member = await signIn(site, person);
    const sent = await write(member, await member.open(path), `Would you play for ${person.username}?`);
    const studio = openVisitor(site);
    const conversation = await studio.open((await readMail(artist.email))?.data.path ?? "");
    const send = button(conversation, "Send report") as HTMLButtonElement;
    (send.form as HTMLFormElement).noValidate = true;
    const refused = await studio.click(send);
    expect(refused.main).toHaveTextContent("Say what is wrong with it.");
    fill(within(refused.main).getByLabelText("What is wrong with it?"), "Advertising or spam");
    expect((await studio.click(button(refused, "Send report"))).toast).toContain("Reported");

    const admin = await signIn(site, demoAccounts.admin);
    const row = (page: VisitedPage) =>
      within(page.main).getByRole("row", { name: new RegExp(person.username) });
    const reports = await admin.open("/admin/messages");
    expect(row(reports)).toHaveTextContent("By the artist");
    fill(within(row(reports)).getByLabelText(/^Note/), "Sells pie.");
    const closed = await admin.click(
      within(row(reports)).getByRole("button", { name: /^Close conversation/ }),
    );
    expect(closed.toast).toContain("Conversation closed");
    expect(row(await admin.open("/admin/messages?state=settled"))).toHaveTextContent("Sells pie.");
    const page = await member.open(sent.url);
    expect(page.main).toHaveTextContent("This artist takes no messages here right now.");
    expect(within(page.main).queryByRole("textbox", { name: /message/ })).toBeNull();
  });
});

test("the link in every email stops all messages to the artist, without scripts", async () => {
  await withSwitchOn(site, "artist_connect", async () => {
    const member = await signIn(site, person);
    await write(member, await member.open(path), "Would you play for us?");
    const { kind } = connectEmailKinds.messages;
    const token = stopToken(site.services.env, { userId: artist.id, kind });
    const studio = openVisitor(site);
    const requested = await studio.open(`${stopPath}${token}`);
    const stopped = await studio.click(button(requested, "Stop these emails"));
    expect(within(stopped.main).getByRole("heading", { level: 1 })).toHaveTextContent(
      "These emails have stopped",
    );
    const conversation = await studio.open((await readMail(artist.email))?.data.path ?? "");
    expect(button(conversation, "Take messages again")).toBeEnabled();
  });
});
