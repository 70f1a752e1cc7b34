import { sql } from "kysely";
import { expect, it } from "vitest";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { deleteMail } from "#platform/mail/delete-mail.server.ts";
import { setUpServices } from "#testing/services.ts";
import { mailAddressJob } from "../jobs/mail-address.server.ts";
import { readMail } from "../mail-for-tests.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { requestLink } from "./request-link.server.ts";

const { services, database } = setUpServices();

const rowOf = (id: string) => services.db.selectFrom("users").select("id").where("id", "=", id).execute();

/** Every table and column that contains a text. */
async function findText(text: string) {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where (c.table_schema = 'public' or c.table_name = 'job') and t.table_type = 'BASE TABLE'`.execute(
    database.owner,
  );
  const places = [];
  for (const { table, column } of columns) {
    const { rows } = await sql`select 1 from ${table === "job" ? sql.table("pgboss.job") : sql.table(table)}
      where ${sql.ref(column)}::text ilike ${`%${text}%`} limit 1`.execute(database.owner);
    if (rows.length > 0) places.push(`${table}.${column}`);
  }
  return places;
}

it("deletes the account, ends its sessions and sends a final email", async () => {
  const person = await makePerson(services);
  const sessions = [await signedInHeaders(services, person), await signedInHeaders(services, person)];
  await requestLink(services, aVisitor(), { email: person.email, after: "forgot-password" });
  expect(await readMail(services, person.email)).toHaveLength(1);
  const actor = aMember(person.id, { headers: sessions[0] as Headers });
  const answer = await deleteAccount(services, actor, { current: person.password, removesPosts: false });
  const cookie = expect.stringMatching(/^session-localhost=; Max-Age=0/);
  expect(answer).toEqual({ ok: true, setCookies: expect.arrayContaining([cookie]) });
  for (const headers of sessions) expect((await services.auth.findSession(headers)).session).toBeNull();
  expect(await rowOf(person.id)).toEqual([]);
  expect((await readMail(services, person.email)).map(({ template }) => template)).toEqual([
    "account-deleted",
  ]);
});

it("leaves no trace of the email address once the final email was sent, and an audit entry without a name", async () => {
  const person = await makePerson(services);
  const queued = { email: person.email.toUpperCase(), after: "forgot-password" } as const;
  await transact(services.db, (tx) => services.jobs.queue(tx, mailAddressJob, queued));
  expect(await findText(person.email)).toContain("job.data");
  await deleteAccount(services, aMember(person.id), { current: person.password, removesPosts: true });
  expect(await findText(person.email)).toEqual(["mail_outbox.recipient"]);
  await sql`update mail_outbox set status = 'sent', sent_at = now(), message_id = id::text,
    sending_since = now() where recipient = ${person.email}`.execute(database.owner);
  await deleteMail(services.db);
  expect(await findText(person.email)).toEqual([]);
  expect(await findText(person.username)).toEqual([]);
  const log = database.owner.selectFrom("audit_log").select(["action", "after", "ip"]);
  expect(await log.where("subject_id", "=", person.id).execute()).toEqual([
    { action: "accounts.delete", after: { removesPosts: true }, ip: null },
  ]);
});

it("is refused to another user, for a wrong password and to visitors", async () => {
  const [ama, kofi] = [await makePerson(services), await makePerson(services)];
  const session = await signedInHeaders(services, ama);
  const input = { current: ama.password, removesPosts: true };
  expect(await deleteAccount(services, aMember(ama.id), { ...input, current: "not-this-one" })).toEqual({
    ok: false,
    reason: "not-your-password",
  });
  expect(await deleteAccount(services, aVisitor({ headers: session }), input)).toEqual({
    ok: false,
    reason: "not-allowed",
  });
  // Someone with another user's cookies still acts for their own account only.
  expect(await deleteAccount(services, aMember(kofi.id, { headers: session }), input)).toMatchObject({
    ok: true,
  });
  expect([await rowOf(ama.id), await rowOf(kofi.id)]).toEqual([[{ id: ama.id }], []]);
});

it("keeps everything when one feature fails to erase its part", async () => {
  const person = await makePerson(services);
  const stuck = {
    name: "stuck",
    exportPersonalData: async () => null,
    erasePersonalData: async () => {
      throw new Error("not now");
    },
  };
  const broken = { ...services, personalData: [...services.personalData, stuck] };
  await expect(
    deleteAccount(broken, aMember(person.id), { current: person.password, removesPosts: true }),
  ).rejects.toThrow("not now");
  expect(await rowOf(person.id)).toHaveLength(1);
  expect(await readMail(services, person.email)).toEqual([]);
});
