import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { type InboxMessage, type MailInbox, startMailInbox } from "#testing/mail-inbox.ts";
import { setUpServices } from "#testing/services.ts";
import { defineEmail } from "./emails.ts";
import { createStopHandler } from "./handle-unsubscribe.server.ts";
import { listRefusedKinds } from "./list-refused-kinds.server.ts";
import { queueMail } from "./queue-mail.server.ts";
import { sendMail } from "./send-mail.server.ts";
import { openSmtp, type Smtp } from "./smtp.server.ts";
import { readStopToken, stopPath, stopToken } from "./stop-token.server.ts";

const { services } = setUpServices();
const news = defineEmail({
  schema: z.object({}),
  subject: () => "News",
  preview: "News",
  reason: () => "You asked for it.",
  body: () => <p>Here it is.</p>,
  optional: { kind: "market-news", label: "News", note: "Now and then." },
});
const site = { name: "Market", origin: "https://market.example" };
let inbox: MailInbox;
let smtp: Smtp;

beforeAll(async () => {
  inbox = await startMailInbox({ smtpPort: 0, httpPort: 0 });
  smtp = openSmtp({ url: inbox.smtpUrl, from: "Market <hello@market.example>" });
});
afterAll(async () => {
  smtp.close();
  await inbox.stop();
});
afterEach(() => services.owner.deleteFrom("mail_outbox").execute());

async function queue(userId: string, to: string) {
  await transact(services.db, (tx) =>
    queueMail(tx, services.jobs, {
      to,
      template: "news",
      data: {},
      key: crypto.randomUUID(),
      optional: { userId, kind: "market-news" },
    }),
  );
  return services.db.selectFrom("mail_outbox").select(["id", "status"]).executeTakeFirst();
}

async function send(id: string): Promise<InboxMessage[]> {
  const log = pino({ level: "silent" });
  const handler = sendMail({ db: services.db, smtp, letters: { news }, site, env: services.env, log });
  await handler({ id }, { id: "", signal: new AbortController().signal });
  return (await fetch(`${inbox.origin}/api/messages`)).json() as Promise<InboxMessage[]>;
}

function press(token: string, body = "List-Unsubscribe=One-Click") {
  const request = new Request(`http://localhost${stopPath}${token}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });
  return createStopHandler({ services, headers: {} })(request, { ip: "192.0.2.1", requestId: "test" });
}

describe("an optional email", () => {
  it("has a one-click unsubscribe header and link that work", async () => {
    const { id, email } = await makePerson(services);
    const queued = await queue(id, email);
    const [letter] = await send(queued?.id ?? "");
    const token = stopToken(services.env, { userId: id, kind: "market-news" });
    const url = `https://market.example/letters/stop/${token}`;
    expect(letter?.stopHeaders.map((line) => line.replaceAll(/\s+/g, " "))).toEqual([
      `List-Unsubscribe: <${url}>`,
      "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    ]);
    expect(letter?.html).toContain(url);
    expect(letter?.text).toContain("Stop these emails");

    expect((await press(token)).status).toBe(200);
    expect((await press(token)).status).toBe(200);
    expect(await listRefusedKinds(services.db, id)).toEqual(["market-news"]);
    await services.owner.deleteFrom("mail_outbox").execute();
    expect(await queue(id, email)).toBeUndefined();
  });

  it("that is queued is not sent to people who turn it off in the meantime", async () => {
    const { id, email } = await makePerson(services);
    const queued = await queue(id, email);
    await press(stopToken(services.env, { userId: id, kind: "market-news" }));
    const letters = await send(queued?.id ?? "");
    expect(letters.filter(({ to }) => to.includes(email))).toEqual([]);
    expect(await services.db.selectFrom("mail_outbox").select("status").executeTakeFirst()).toEqual({
      status: "dead",
    });
  });
});

describe("an unsubscribe token", () => {
  it("does nothing when it is forged, of another kind, or not posted", async () => {
    const { id } = await makePerson(services);
    const token = stopToken(services.env, { userId: id, kind: "market-news" });
    expect((await press(token.replace("market-news", "other-news"))).status).toBe(404);
    expect((await press(`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`)).status).toBe(404);
    expect((await press("nothing")).status).toBe(404);
    expect((await press(token, "x=1")).status).toBe(400);
    expect((await press(token, `x=${"1".repeat(2_000)}`)).status).toBe(400);
    expect(await listRefusedKinds(services.db, id)).toEqual([]);
  });

  it("of a deleted account is accepted, and does nothing", async () => {
    const userId = crypto.randomUUID();
    const token = stopToken(services.env, { userId, kind: "market-news" });
    expect(readStopToken(services.env, token)).toEqual({ userId, kind: "market-news" });
    expect((await press(token)).status).toBe(200);
    expect(await listRefusedKinds(services.db, userId)).toEqual([]);
  });
});
