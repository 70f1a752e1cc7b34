import type { Tx } from "#platform/db/open-database.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import { readMailAddress } from "./mail-address.ts";
import { sendMailJob } from "./mail-jobs.ts";

export type OutgoingMail = {
  to: string;
  /** The name of a template in the worker's registry. */
  template: string;
  data: Record<string, unknown>;
  /** Idempotency key, such as `claim-decided:<claim>`: an email is sent once per key, however often it is queued. */
  key: string;
};

export type QueuedMail = { ok: true } | { ok: false; reason: "bad-address" };

/** Puts an email in the outbox, to be sent once the transaction commits. */
export async function queueMail(tx: Tx, jobs: Pick<Jobs, "queue">, mail: OutgoingMail): Promise<QueuedMail> {
  const recipient = readMailAddress(mail.to);
  if (!recipient) return { ok: false, reason: "bad-address" };
  const { template, key } = mail;
  const row = await tx
    .insertInto("mail_outbox")
    .values({ recipient, template, data: JSON.stringify(mail.data), idempotency_key: key })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row) await jobs.queue(tx, sendMailJob, { id: row.id });
  return { ok: true };
}
