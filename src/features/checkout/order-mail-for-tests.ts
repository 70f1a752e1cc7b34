import { render, toPlainText } from "@react-email/render";
import { sql } from "kysely";
import type { TestServices } from "#testing/services.ts";
import { checkoutEmails } from "./emails/templates.ts";
import { mailOrder, mailOrderJob, type OrderEmail } from "./jobs/mail-order.server.ts";
import { mailOrderLink, mailOrderLinkJob, type OrderLookUp } from "./jobs/mail-order-link.server.ts";

type Job = { id: string; name: string; data: unknown };

/** The emails to an address, oldest first, after rendering queued ones as the worker would. */
export async function readOrderMail(services: TestServices, email: string) {
  const { rows } = await sql<Job>`
    delete from pgboss.job where name in (${mailOrderJob.name}, ${mailOrderLinkJob.name})
    returning id, name, data`.execute(services.owner);
  for (const { id, name, data } of rows)
    if (name === mailOrderJob.name) await mailOrder(services, data as OrderEmail, { id });
    else await mailOrderLink(services, data as OrderLookUp, { id });
  const mail = await services.db
    .selectFrom("mail_outbox")
    .select(["template", "data"])
    .where("recipient", "=", email)
    .orderBy("created_at")
    .execute();
  return Promise.all(mail.map(({ template, data }) => write(template, data)));
}

async function write(template: string, data: unknown) {
  const email = checkoutEmails[template]?.compose(data, { name: "Ujamaa", origin: "http://localhost" });
  if (!email) throw new Error(`The checkout has no email named ${template}.`);
  return { subject: email.subject, text: toPlainText(await render(email.body)) };
}
