import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { openJobs } from "#platform/jobs/jobs.server.ts";
import { openWorker } from "#platform/jobs/open-worker.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { eventually } from "#testing/eventually.ts";
import { findFreePort } from "#testing/free-port.ts";
import { type InboxMessage, type MailInbox, startMailInbox } from "#testing/mail-inbox.ts";
import { startServerThatHangsUp, startServerThatKnowsNobody } from "#testing/mail-inbox-refusing.ts";
import { openTestPool } from "#testing/open-test-pool.ts";
import { deleteMail } from "./delete-mail.server.ts";
import { EmailButton } from "./email.tsx";
import { defineEmail } from "./emails.ts";
import { sendMailJob } from "./mail-jobs.ts";
import { queueMail } from "./queue-mail.server.ts";
import { sendMail } from "./send-mail.server.ts";
import { openSmtp, type Smtp } from "./smtp.server.ts";

const greeting = defineEmail({
  schema: z.object({ name: z.string() }),
  subject: ({ data }) => `Hello ${data.name}`,
  preview: "A greeting",
  reason: () => "You asked for it.",
  body: ({ data, site }) => (
    <>
      <p>Dear {data.name}</p>
      <EmailButton href={`${site.origin}/hello`}>Say hello</EmailButton>
    </>
  ),
});
const note = defineEmail({
  schema: z.object({ name: z.string(), email: z.string() }),
  subject: ({ data }) => `A note from ${data.name}`,
  preview: "A note",
  reason: () => "Somebody wrote it.",
  replyTo: ({ email }) => email,
  body: () => <p>A note</p>,
});
const site = { name: "Market", origin: "https://market.example" };
const from = "Market <hello@market.example>";
const env = { AUTH_SECRET: "a secret for tests, thirty-two characters" };
const log = pino({ level: "silent" });
const run = { id: "", signal: new AbortController().signal };

const database = setUpDatabase();
let pool: ReturnType<typeof openTestPool>;
let inbox: MailInbox;
let smtp: Smtp;
let refusal: Error | null = null;

beforeAll(async () => {
  pool = openTestPool(database.appUrl, { max: 4 });
  inbox = await startMailInbox({ smtpPort: 0, httpPort: 0, failWith: () => refusal });
  smtp = openSmtp({ url: inbox.smtpUrl, from });
});

afterAll(async () => {
  smtp.close();
  await inbox.stop();
  await pool.end();
});

beforeEach(async () => {
  refusal = null;
  await fetch(`${inbox.origin}/api/messages`, { method: "DELETE" });
});

afterEach(async () => {
  await database.owner.deleteFrom("mail_outbox").execute();
});

describe("sendMail", () => {
  it("delivers a committed email through the queue and over SMTP", async () => {
    const worker = openWorker({ url: database.appUrl, log });
    await worker.start();
    await worker.work(sendMailJob, handler());
    await queue("ada@example.org", { name: "<b>Ada</b>" });
    await eventually(async () => expect(await readOutbox()).toMatchObject({ status: "sent" }));
    await worker.stop();

    const row = await readOutbox();
    const [letter] = await received("ada@example.org");
    expect(letter).toMatchObject({ subject: "Hello <b>Ada</b>", messageId: `<${row?.id}@market.example>` });
    expect(letter?.html).toMatch(/Dear (<!-- -->)?&lt;b&gt;Ada&lt;\/b&gt;/);
    expect(letter?.text).toContain("Dear <b>Ada</b>");
    expect(letter?.text).toContain("Say hello https://market.example/hello");
    // The data can contain a login link, so it is erased.
    expect(row?.data).toEqual({});
    expect(row).toMatchObject({ attempts: 1, possibly_sent_twice: false });
  });

  it.each([
    ["ama@example.org", "ama@example.org"],
    ["ama@example.org, eve@example.org", ""],
    ["ama@example.org\r\nBcc: eve@example.org", ""],
    ["Ama <ama@example.org>", ""],
  ])("sets one plain reply address: %j", async (email, replyTo) => {
    const { id } = await database.db
      .insertInto("mail_outbox")
      .values({
        recipient: "desk@example.org",
        template: "note",
        idempotency_key: `note ${email}`,
        data: JSON.stringify({ name: "Ama\r\nBcc: eve@example.org", email }),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await handler({ letters: { note } })({ id }, run);
    const [letter] = await received("desk@example.org");
    expect(letter).toMatchObject({ to: ["desk@example.org"], replyTo });
    expect(letter?.subject).toBe("A note from Ama Bcc: eve@example.org");
    expect(await received("eve@example.org")).toEqual([]);
  });

  it("does not send an email again", async () => {
    const id = await queue("twice@example.org");
    await handler()({ id }, run);
    await handler()({ id }, run);
    expect(await received("twice@example.org")).toHaveLength(1);
  });

  it("keeps an email that the server refuses temporarily, and sends it once later", async () => {
    const id = await queue("later@example.org");
    refusal = Object.assign(new Error("try again later"), { responseCode: 451 });
    await expect(handler()({ id }, run)).rejects.toThrow("EMESSAGE 451");
    const last_error = expect.stringContaining("try again later");
    expect(await readOutbox()).toMatchObject({ status: "queued", attempts: 1, last_error });
    refusal = null;
    await handler()({ id }, run);
    expect(await readOutbox()).toMatchObject({ status: "sent", attempts: 2, possibly_sent_twice: false });
    expect(await received("later@example.org")).toHaveLength(1);
  });

  it("keeps an email while no mail server responds", async () => {
    const id = await queue("down@example.org");
    const down = openSmtp({ url: `smtp://127.0.0.1:${await findFreePort()}`, from });
    await expect(handler({ smtp: down })({ id }, run)).rejects.toThrow("was not sent");
    down.close();
    expect(await readOutbox()).toMatchObject({ status: "queued", possibly_sent_twice: false });
  });

  it("gives up after the last attempt, and logs an error", async () => {
    const error = vi.fn();
    const id = await queue("dead@example.org");
    refusal = Object.assign(new Error("no"), { responseCode: 451 });
    const send = handler({ log: { error, warn: vi.fn() } as never, attemptLimit: 2 });
    await expect(send({ id }, run)).rejects.toThrow();
    await send({ id }, run);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ mail: id, attempt: 2 }),
      "a letter was given up",
    );
    refusal = null;
    await send({ id }, run);
    expect(await readOutbox()).toMatchObject({ status: "dead", attempts: 2 });
    expect(await received("dead@example.org")).toEqual([]);
  });

  it("sends an email of a crashed worker with the same id, and marks it", async () => {
    const id = await queue("cut-off@example.org");
    const messageId = `<${id}@market.example>`;
    const begun = { status: "sending", attempts: 1, message_id: messageId, sending_since: new Date() };
    await database.owner.updateTable("mail_outbox").set(begun).execute();
    await handler()({ id }, run);
    expect(await readOutbox()).toMatchObject({ status: "sent", attempts: 2, possibly_sent_twice: true });
    expect(await received("cut-off@example.org")).toMatchObject([{ messageId }]);
  });

  it("marks an email when the server accepted it and disconnected before confirming", async () => {
    const id = await queue("unsure@example.org");
    const server = await startServerThatHangsUp();
    const unsure = openSmtp({ url: server.url, from });
    await expect(handler({ smtp: unsure })({ id }, run)).rejects.toThrow("was not sent");
    unsure.close();
    server.stop();
    expect(server.received()).toBe(1);
    await handler()({ id }, run);
    expect(await readOutbox()).toMatchObject({ status: "sent", attempts: 2, possibly_sent_twice: true });
  });

  it("leaves an email to the worker that has claimed it since", async () => {
    const id = await queue("taken@example.org");
    const failure = { ok: false, code: "X", message: "", maybeSent: false, isFinal: true } as const;
    const slow: Smtp = {
      deliver: async () => {
        await database.owner.updateTable("mail_outbox").set({ attempts: 2 }).execute();
        return failure;
      },
      close: () => {},
    };
    await handler({ smtp: slow })({ id }, run);
    expect(await readOutbox()).toMatchObject({ status: "sending", attempts: 2 });
  });

  it("gives up immediately on a mailbox that does not exist", async () => {
    const id = await queue("nobody@example.org");
    const server = await startServerThatKnowsNobody();
    const refused = openSmtp({ url: server.url, from });
    await handler({ smtp: refused })({ id }, run);
    refused.close();
    server.stop();
    expect(await readOutbox()).toMatchObject({ status: "dead", attempts: 1 });
  });

  it("sends nothing when the data does not match the template", async () => {
    const id = await queue("unfit@example.org", { name: 5 });
    await expect(handler()({ id }, run)).rejects.toThrow("UNWRITTEN");
    expect(await readOutbox()).toMatchObject({ status: "queued" });
    expect(await received("unfit@example.org")).toEqual([]);
  });

  it("keeps a line break in a subject from becoming a header", async () => {
    const id = await queue("header@example.org", { name: "Ada\r\nBcc: eve@example.org" });
    await handler()({ id }, run);
    expect(await received("eve@example.org")).toEqual([]);
    expect(await received("header@example.org")).toMatchObject([
      { subject: "Hello Ada Bcc: eve@example.org" },
    ]);
  });
});

describe("deleteMail", () => {
  it("deletes emails that were settled 30 days ago and keeps others", async () => {
    const days = (n: number) => new Date(Date.now() - n * 86_400_000);
    const letter = (recipient: string, status: string, age: number) => {
      const ended =
        status === "sent" ? { sent_at: days(age), sending_since: days(age), message_id: recipient } : {};
      return {
        recipient,
        template: "greeting",
        idempotency_key: recipient,
        status,
        created_at: days(age),
        ...ended,
      };
    };
    const rows = [
      letter("a@x.org", "sent", 31),
      letter("b@x.org", "dead", 31),
      letter("c@x.org", "queued", 31),
    ];
    await database.owner
      .insertInto("mail_outbox")
      .values([...rows, letter("d@x.org", "sent", 29)])
      .execute();
    await deleteMail(database.db);
    const left = await database.db
      .selectFrom("mail_outbox")
      .select("recipient")
      .orderBy("recipient")
      .execute();
    expect(left.map((row) => row.recipient)).toEqual(["c@x.org", "d@x.org"]);
  });
});

function handler(changes: Partial<Parameters<typeof sendMail>[0]> = {}) {
  return sendMail({ db: database.db, smtp, letters: { greeting }, site, env, log, ...changes });
}

async function queue(to: string, data: Record<string, unknown> = { name: "Ada" }): Promise<string> {
  const jobs = openJobs({ url: database.appUrl, log });
  const mail = { to, template: "greeting", data, key: crypto.randomUUID() };
  await database.db.transaction().execute((tx) => queueMail(tx, jobs, mail));
  await jobs.stop();
  return (await readOutbox())?.id ?? "";
}

function readOutbox() {
  return database.db.selectFrom("mail_outbox").selectAll().executeTakeFirst();
}

async function received(to: string): Promise<InboxMessage[]> {
  const answer = await fetch(`${inbox.origin}/api/messages?to=${encodeURIComponent(to)}`);
  return answer.json() as Promise<InboxMessage[]>;
}
