import { render, toPlainText } from "@react-email/render";
import { sql } from "kysely";
import type { Logger } from "pino";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import type { JobHandler } from "#platform/jobs/open-worker.server.ts";
import type { EmailSite, Letters } from "./emails.ts";
import { readMailAddress } from "./mail-address.ts";
import { isRefused, recipientOf } from "./queue-mail.server.ts";
import type { Delivery, Envelope, Smtp } from "./smtp.server.ts";
import { stopPath, stopToken } from "./stop-token.server.ts";

type Options = {
  db: Db;
  smtp: Smtp;
  letters: Letters;
  site: EmailSite;
  /** Signs unsubscribe links. */
  env: Pick<Env, "AUTH_SECRET">;
  log: Logger;
  attemptLimit?: number;
};

type ClaimedMail = {
  id: string;
  recipient: string;
  template: string;
  data: unknown;
  attempts: number;
  message_id: string;
};

// With the queue's backoff this covers a mail server outage of about a day and a half.
const usualLimit = 48;

/** The handler that sends one email: exactly once, except after an unconfirmed attempt, which is recorded. */
export function sendMail({
  db,
  smtp,
  letters,
  site,
  env,
  log,
  attemptLimit = usualLimit,
}: Options): JobHandler<{ id: string }> {
  return async ({ id }) => {
    const mail = await claim(db, id, site);
    // Sent by an earlier run that crashed before it completed the job, given up on, or erased since.
    if (!mail) return;
    if (mail.possibly_sent_twice)
      log.warn({ mail: id }, "this letter may have been sent before and goes out again");

    const stop = findStop(mail, letters);
    // Turned off since it was queued.
    if (stop && (await isRefused(db, stop))) return markFailed(db, mail, "dead", "The recipient refuses it.");
    const stopUrl = stop && `${site.origin}${stopPath}${stopToken(env, stop)}`;
    const delivery = await writeAndDeliver({ mail, letters, site, stopUrl }, smtp);
    if (delivery.ok) return markSent(db, id);

    const about = { mail: id, template: mail.template, attempt: mail.attempts, code: delivery.code };
    if (delivery.isFinal || mail.attempts >= attemptLimit) {
      await markFailed(db, mail, "dead", delivery.message);
      return log.error(about, "a letter was given up");
    }
    // Stays in `sending`, so the next attempt knows that this one may have been delivered.
    await markFailed(db, mail, delivery.maybeSent ? "sending" : "queued", delivery.message);
    throw new Error(`A letter was not sent (${delivery.code}).`);
  };
}

/** Claims an email for this attempt. One left in `sending` by an earlier attempt may have been delivered. */
function claim(db: Db, id: string, site: EmailSite) {
  return db
    .updateTable("mail_outbox")
    .set({
      status: "sending",
      attempts: sql`attempts + 1`,
      possibly_sent_twice: sql`possibly_sent_twice or status = 'sending'`,
      message_id: sql`coalesce(message_id, ${`<${id}@${new URL(site.origin).hostname}>`})`,
      sending_since: sql`now()`,
    })
    .where("id", "=", id)
    .where("status", "in", ["queued", "sending"])
    .returning(["id", "recipient", "template", "data", "attempts", "possibly_sent_twice", "message_id"])
    .$narrowType<{ message_id: string }>()
    .executeTakeFirst();
}

/** The recipient and kind of an optional email, or null. */
function findStop({ template, data }: ClaimedMail, letters: Letters) {
  const kind = letters[template]?.optional?.kind;
  const userId = recipientOf(data);
  return kind && userId ? { kind, userId } : null;
}

type Writing = { mail: ClaimedMail; letters: Letters; site: EmailSite; stopUrl: string | null };

async function writeAndDeliver(writing: Writing, smtp: Smtp): Promise<Delivery> {
  try {
    return await smtp.deliver(await write(writing));
  } catch (error) {
    // An older worker might not know a template that a newer web server queues: worth a retry.
    return {
      ok: false,
      code: "UNWRITTEN",
      message: (error as Error).message,
      maybeSent: false,
      isFinal: false,
    };
  }
}

async function write({ mail, letters, site, stopUrl }: Writing): Promise<Envelope> {
  const letter = letters[mail.template];
  if (!letter) throw new Error(`There is no letter named ${mail.template}.`);
  if (letter.optional && !stopUrl) throw new Error(`${mail.template} was queued without its account.`);
  const { subject, body, replyTo } = letter.compose(mail.data, site, stopUrl);
  // A single plain address or none, so typed text cannot add headers.
  const replyAddress = replyTo === undefined ? undefined : readMailAddress(replyTo);
  const html = await render(body);
  const envelope = { to: mail.recipient, messageId: mail.message_id, subject, html, text: toPlainText(html) };
  return { ...envelope, stopUrl, replyTo: replyAddress ?? undefined };
}

/** The data can contain a login link, so it is erased as soon as possible. */
async function markSent(db: Db, id: string) {
  await db
    .updateTable("mail_outbox")
    .set({ status: "sent", sent_at: sql`now()`, data: "{}", last_error: null })
    .where("id", "=", id)
    .where("status", "<>", "sent")
    .execute();
}

/** Updates the row only for its own attempt: another worker may have claimed the email since. */
async function markFailed(db: Db, mail: ClaimedMail, status: "queued" | "sending" | "dead", message: string) {
  await db
    .updateTable("mail_outbox")
    .set({ status, last_error: message.slice(0, 500) })
    .where("id", "=", mail.id)
    .where("status", "=", "sending")
    .where("attempts", "=", mail.attempts)
    .execute();
}
