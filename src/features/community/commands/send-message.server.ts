import { randomUUID } from "node:crypto";
import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import type { ContactMessage } from "../contact/input.ts";
import { communityLimits } from "../limits.ts";
import { canSendMessage } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import { isHelpOpen } from "../require-help.server.ts";

type Needs = Pick<Services, "db" | "jobs" | "limits" | "env">;
type Result = { ok: true } | Refused<"not-allowed" | "closed" | "too-many">;

/** Emails a message to the operator. It is stored nowhere else, and erased from the outbox once it was sent. */
export async function sendMessage(services: Needs, actor: Requester, input: ContactMessage): Promise<Result> {
  const { db, jobs, limits, env } = services;
  if (!canSendMessage(actor)) return { ok: false, reason: "not-allowed" };
  if (!(await isHelpOpen(db))) return { ok: false, reason: "closed" };
  const tooMany = await refuseIfTooMany(limits, [
    [communityLimits.messageNetwork, actor.ip],
    [communityLimits.messages, "all"],
  ]);
  if (tooMany) return tooMany;
  const { name, email, topic, message } = input;
  const key = `contact-message:${randomUUID()}`;
  await transact(db, (tx) =>
    queueMail(tx, jobs, {
      to: env.CONTACT_EMAIL,
      template: "contact-message",
      data: { name, email, topic, message },
      key,
    }),
  );
  return { ok: true };
}
