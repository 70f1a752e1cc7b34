import type { Db, Tx } from "#platform/db/open-database.server.ts";
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
  /** For letters that can be refused: who gets it, and under which kind it is refused. */
  optional?: { userId: string; kind: string };
};

/** Where the data of a letter that can be refused names its account. */
const recipientKey = "recipientId";

export type QueuedMail = { ok: true } | { ok: false; reason: "bad-address" };

/** Puts an email in the outbox, to be sent once the transaction commits; not one that its recipient refuses. */
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

/** The account that a stored letter goes to, if it can be refused. */
export function recipientOf(data: unknown): string | null {
  const id = (data as Record<string, unknown> | null)?.[recipientKey];
  return typeof id === "string" ? id : null;
}

/** Whether a person refuses letters of a kind. */
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
