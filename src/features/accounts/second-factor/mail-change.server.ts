import { randomUUID } from "node:crypto";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import type { SecondFactorChange } from "../emails/second-factor-changed.tsx";

type Change = { email: string; username: string; change: SecondFactorChange; codesLeft?: number };

/** Notifies the owner of an account about a change of its second factor. */
export async function mailChange(
  tx: Tx,
  jobs: Pick<Jobs, "queue">,
  { email, ...data }: Change,
): Promise<void> {
  const key = `second-factor-changed:${randomUUID()}`;
  await queueMail(tx, jobs, { to: email, template: "second-factor-changed", data, key });
}
