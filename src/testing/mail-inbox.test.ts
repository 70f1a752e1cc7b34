import { createTransport } from "nodemailer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type InboxMessage, type MailInbox, startMailInbox } from "./mail-inbox.ts";

let inbox: MailInbox;

beforeAll(async () => {
  inbox = await startMailInbox({ smtpPort: 0, httpPort: 0 });
  const transport = createTransport(inbox.smtpUrl);
  const letter = {
    from: "shop@example.org",
    text: "See https://example.org/a?b=1&c=2",
    html: "<script>x</script><p>Hi</p>",
  };
  await transport.sendMail({ ...letter, to: "ada@example.org", subject: "First <b>" });
  await transport.sendMail({ ...letter, to: "eve@example.org", subject: "Second" });
  transport.close();
});

afterAll(() => inbox.stop());

it("lists emails newest first, or those to one address", async () => {
  expect((await list()).map(({ subject }) => subject)).toEqual(["Second", "First <b>"]);
  expect(await list("?to=ada@example.org")).toMatchObject([
    { to: ["ada@example.org"], subject: "First <b>" },
  ]);
});

it("shows emails as text and runs none of their scripts", async () => {
  const page = await (await fetch(inbox.origin)).text();
  expect(page).toContain("First &lt;b&gt;");
  expect(page).toContain('<a href="https://example.org/a?b=1&amp;c=2"');
  const [newest] = await list();
  const html = await fetch(`${inbox.origin}/messages/${newest?.id}/html`);
  expect(html.headers.get("content-security-policy")).toMatch(/^sandbox .*default-src 'none'/);
});

it("continues counting after emails are deleted", async () => {
  await fetch(`${inbox.origin}/api/messages`, { method: "DELETE" });
  expect(await list()).toEqual([]);
  expect(await (await fetch(`${inbox.origin}/api/count`)).json()).toEqual({ count: 2 });
});

async function list(query = ""): Promise<InboxMessage[]> {
  const response = await fetch(`${inbox.origin}/api/messages${query}`);
  return response.json() as Promise<InboxMessage[]>;
}
