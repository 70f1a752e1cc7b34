import type { Db, Tx } from "#platform/db/open-database.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import { readMailAddress } from "./mail-address.ts";
import { sendMailJob } from "./mail-jobs.ts";

export type OutgoingMail = {
  to: string;
  /** The name of a template in the worker's registry. */
  template: string;
  data: Record<string, unknown>;
  /** Idempotency key, such as `claim-decided:<claim>`: an email is sent once per key. */
  key: string;
  /** For optional emails: the recipient's account and the kind. */
  optional?: { userId: string; kind: string };
};

/** The field with the recipient's account in the data of an optional email. */
const recipientKey = "recipientId";

export type QueuedMail = { ok: true } | { ok: false; reason: "bad-address" };

/** Puts an email in the outbox, to be sent once the transaction commits, unless its recipient has turned it off. */
export async function queueMail(tx: Tx, jobs: Pick<Jobs, "queue">, mail: OutgoingMail): Promise<QueuedMail> {
  const recipient = readMailAddress(mail.to);
  if (!recipient) return { ok: false, reason: "bad-address" };
  const { template, key, optional } = mail;
  if (optional && (await isRefused(tx, optional))) return { ok: true };
  const data = optional ? { ...mail.data, [recipientKey]: optional.userId } : mail.data;
  const row = await tx
    .insertInto("mail_outbox")
    .values({ recipient, template, data: JSON.stringify(data), idempotency_key: key })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row) await jobs.queue(tx, sendMailJob, { id: row.id });
  return { ok: true };
}

/** The account of a stored email's recipient, if the email is optional. */
export function recipientOf(data: unknown): string | null {
  const id = (data as Record<string, unknown> | null)?.[recipientKey];
  return typeof id === "string" ? id : null;
}

/** Whether a person has turned off a kind of email. */
export async function isRefused(
  db: Db,
  { userId, kind }: { userId: string; kind: string },
): Promise<boolean> {
  const refusal = await db
    .selectFrom("mail_refusals")
    .select("kind")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return refusal !== undefined;
}
