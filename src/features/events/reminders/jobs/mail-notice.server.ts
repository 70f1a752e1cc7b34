import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { JobServices } from "#platform/jobs/handle-job.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { eventEmailKinds } from "../../email-kinds.ts";
import type { EventNotice } from "../notice-job.ts";
import { findChange } from "../queries/find-change.server.ts";

const batchSize = 200;

/** Emails everyone who saved an event about a change, as it stands now, once per change. */
export async function mailNotice(
  { db, jobs }: Pick<JobServices, "db" | "jobs">,
  notice: EventNotice,
): Promise<void> {
  const change = await findChange(db, notice, new Date());
  if (!change) return;
  const { eventId, sequence, kind } = notice;
  const template = kind === "moved" || kind === "date-moved" ? "event-moved" : "event-canceled";
  let after: string | null = null;
  for (;;) {
    const people: Saver[] = await listSavers(db, eventId, after);
    await transact(db, async (tx) => {
      for (const { user_id, email, username } of people)
        await queueMail(tx, jobs, {
          to: email,
          template,
          data: { username, eventId, ...change },
          key: `${template}:${eventId}:${sequence}:${notice.originalStart ?? "whole"}:${user_id}`,
          optional: { userId: user_id, kind: eventEmailKinds.changes.kind },
        });
    });
    after = people.at(-1)?.user_id ?? null;
    if (people.length < batchSize) return;
  }
}

type Saver = { user_id: string; email: string; username: string };

function listSavers(db: Db, eventId: string, after: string | null): Promise<Saver[]> {
  return db
    .selectFrom("user_saved_events as saved")
    .innerJoin("users", "users.id", "saved.user_id")
    .select(["saved.user_id", "users.email", "users.name as username"])
    .where("saved.event_id", "=", eventId)
    .where("users.email_verified", "=", true)
    .$if(after !== null, (query) => query.where("saved.user_id", ">", after))
    .orderBy("saved.user_id")
    .limit(batchSize)
    .execute();
}
