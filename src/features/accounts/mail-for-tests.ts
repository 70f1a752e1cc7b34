import { sql } from "kysely";
import type { Services } from "#platform/http/services.ts";
import { type AccountEmail, mailAddress, mailAddressJob } from "./jobs/mail-address.server.ts";

type Needs = Pick<Services, "db" | "jobs">;

/** The emails to an address, after rendering queued ones as the worker would. */
export async function readMail({ db, jobs }: Needs, email: string) {
  const { rows } = await sql<{ id: string; data: AccountEmail }>`
    delete from pgboss.job where name = ${mailAddressJob.name} returning id, data`.execute(db);
  for (const { id, data } of rows) await mailAddress({ db, jobs }, data, { id });
  return db
    .selectFrom("mail_outbox")
    .select(["template", "status", "data"])
    .where("recipient", "=", email)
    .orderBy("created_at")
    .execute();
}

/** The token in the newest email to an address. */
export async function readToken(needs: Needs, email: string): Promise<string> {
  const mail = (await readMail(needs, email)).at(-1);
  return (mail?.data as { token?: string } | undefined)?.token ?? "no link";
}
