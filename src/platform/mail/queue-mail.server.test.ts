import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Jobs, openJobs } from "#platform/jobs/jobs.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { openTestPool } from "#testing/open-test-pool.ts";
import { sendMailJob } from "./mail-jobs.ts";
import { type OutgoingMail, queueMail } from "./queue-mail.server.ts";

const database = setUpDatabase();
let pool: ReturnType<typeof openTestPool>;
let jobs: Jobs;

beforeAll(async () => {
  pool = openTestPool(database.appUrl, { max: 6 });
  jobs = openJobs({ url: database.appUrl, log: pino({ level: "silent" }) });
});

afterAll(async () => {
  await jobs.stop();
  await pool.end();
});

afterEach(async () => {
  await database.owner.deleteFrom("mail_outbox").execute();
  await pool.query("delete from pgboss.job");
});

describe("queueMail", () => {
  it("writes the email and the job that sends it", async () => {
    expect(await queue(mailTo("ada@example.org"))).toEqual({ ok: true });
    const [row] = await listOutbox();
    expect(row).toMatchObject({ recipient: "ada@example.org", status: "queued", data: { name: "Ada" } });
    expect(await listJobs()).toEqual([{ id: row?.id }]);
  });

  it("writes neither when the transaction is rolled back", async () => {
    const attempt = database.db.transaction().execute(async (tx) => {
      await queueMail(tx, jobs, mailTo("ada@example.org"));
      throw new Error("changed my mind");
    });
    await expect(attempt).rejects.toThrow("changed my mind");
    expect(await listOutbox()).toEqual([]);
    expect(await listJobs()).toEqual([]);
  });

  it("queues the same key once, also concurrently", async () => {
    const ask = () => queue({ ...mailTo("ada@example.org"), key: "same" });
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await listOutbox()).toHaveLength(1);
    expect(await listJobs()).toHaveLength(1);
  });

  it.each(["ada@example.org\r\nBcc: eve@example.org", "ada@example.org, eve@example.org"])(
    "refuses the address %j",
    async (to) => {
      expect(await queue(mailTo(to))).toEqual({ ok: false, reason: "bad-address" });
      expect(await listOutbox()).toEqual([]);
      expect(await listJobs()).toEqual([]);
    },
  );
});

function mailTo(to: string): OutgoingMail {
  return { to, template: "greeting", data: { name: "Ada" }, key: crypto.randomUUID() };
}

function queue(mail: OutgoingMail) {
  return database.db.transaction().execute((tx) => queueMail(tx, jobs, mail));
}

function listOutbox() {
  return database.db.selectFrom("mail_outbox").selectAll().execute();
}

async function listJobs(): Promise<unknown[]> {
  const { rows } = await pool.query("select data from pgboss.job where name = $1", [sendMailJob.name]);
  return rows.map((row) => row.data);
}
