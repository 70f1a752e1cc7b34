import type { ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { build } from "vite";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { openJobs } from "#platform/jobs/jobs.server.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { startProcess, stopProcess } from "#testing/child-process.ts";
import { templateDatabase } from "#testing/create-database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { appUrl } from "#testing/local-postgres.ts";
import { type InboxMessage, startMailInbox } from "#testing/mail-inbox.ts";
import { startMigratedPostgres } from "#testing/migrated-postgres.ts";
import { fsync } from "./fsync.ts";

/**
 * Kills the worker at random moments while it sends email, then lets it finish. Passes if every email arrived once, or
 * more often only if the outbox marks it as possibly sent twice.
 */
const emails = 1_000;
const emailsInOneTransaction = 10;
const kills = 20;
const readyTimeoutMs = 20_000;
const deadline = Date.now() + 200_000;

const port = await findFreePort();
// A production build of the current code.
const builtWorker = `.data/drill-${port}-worker`;
await build({ configFile: "vite.worker.config.ts", logLevel: "warn", build: { outDir: builtWorker } });
const postgres = await startMigratedPostgres({ dataDir: `.data/drill-${port}`, port, fsync });
// Confirms late, after storing the message: the worst moment for a kill.
const inbox = await startMailInbox({ smtpPort: 0, httpPort: 0, delayMs: () => 30 + Math.random() * 40 });
const ownerUrl = postgres.ownerUrl(templateDatabase);
const pool = openPool(appUrl(ownerUrl), { max: 4 });
const db = openDatabase(pool);
const jobs = openJobs({ url: appUrl(ownerUrl), log: pino({ level: "warn" }) });
const env = {
  NODE_ENV: "production",
  APP_ORIGIN: "https://ujamaa.example",
  DATABASE_URL: appUrl(ownerUrl),
  AUTH_SECRET: "only-for-this-drill-0123456789-abcdef",
  SMTP_URL: inbox.smtpUrl,
  LOG_LEVEL: "info",
};
const started = new Set<ChildProcess>();

try {
  await queueEmails();
  const begin = performance.now();
  const killsWhileSending = await killRepeatedly();
  const exitCode = await finish();
  const seconds = (performance.now() - begin) / 1_000;
  const faults = await judge(seconds, killsWhileSending);
  if (exitCode !== 0) faults.push(`the last worker left with ${exitCode}`);
  console.log(
    faults.length ? `FAILED: ${faults.join("; ")}.` : "Nothing was lost, and nothing came twice unmarked.",
  );
  process.exitCode = faults.length ? 1 : 0;
} finally {
  for (const child of started) child.kill("SIGKILL");
  await jobs.stop();
  await db.destroy();
  await inbox.stop();
  await postgres.stop();
  await rm(builtWorker, { recursive: true });
}

async function queueEmails() {
  for (let first = 0; first < emails; first += emailsInOneTransaction) {
    await queueSome(first, "committed");
    // An email of a transaction that rolls back must never be sent.
    if (first % 100 === 0) await queueSome(first, "rolled-back").catch(() => {});
  }
}

function queueSome(first: number, kind: "committed" | "rolled-back") {
  return transact(db, async (tx) => {
    for (let n = first; n < first + emailsInOneTransaction; n++) {
      const to = `${kind}-${n}@example.org`;
      await queueMail(tx, jobs, {
        to,
        template: "verify-email",
        data: { username: "Ada", token: `t${n}` },
        key: to,
      });
    }
    if (kind === "rolled-back") throw new Error("rolled back");
  });
}

async function killRepeatedly(): Promise<number> {
  let whileSending = 0;
  for (let kill = 0; kill < kills; kill++) {
    const before = (await countOpen()).cutOff;
    const worker = await startWorker();
    await pause(100 + Math.random() * 500);
    const exited = new Promise((resolve) => worker.once("exit", resolve));
    worker.kill("SIGKILL");
    await exited;
    if ((await countOpen()).cutOff > before) whileSending += 1;
  }
  return whileSending;
}

async function finish() {
  const last = await startWorker();
  for (;;) {
    const { waiting, cutOff } = await countOpen();
    if (waiting + cutOff === 0 || Date.now() > deadline) break;
    await pause(250);
  }
  return stopProcess(last);
}

function startWorker(): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const onLine = (line: string) => {
      if (line.includes('"working"')) resolve(child);
      if (line.includes('"level":50') || !line.startsWith("{")) console.log(`worker ${line}`);
    };
    const child = startProcess("node", [`${builtWorker}/worker.js`], { env, label: "worker", onLine });
    started.add(child);
    child.once("exit", (code) => reject(new Error(`The worker left with ${code} before it was ready.`)));
    setTimeout(reject, readyTimeoutMs, new Error("The worker was not ready in time.")).unref();
  });
}

async function countOpen(): Promise<{ waiting: number; cutOff: number }> {
  const { rows } = await pool.query(`select count(*) filter (where status = 'queued') as waiting,
    count(*) filter (where status = 'sending') as "cutOff" from mail_outbox`);
  return rows[0];
}

async function judge(seconds: number, killsWhileSending: number): Promise<string[]> {
  const messages = (await (await fetch(`${inbox.origin}/api/messages`)).json()) as InboxMessage[];
  const { count } = (await (await fetch(`${inbox.origin}/api/count`)).json()) as { count: number };
  const outbox = await db.selectFrom("mail_outbox").selectAll().execute();
  const copies = new Map<string, InboxMessage[]>();
  for (const message of messages) {
    const to = message.to.join();
    copies.set(to, [...(copies.get(to) ?? []), message]);
  }
  const arrived = (row: { recipient: string }) => copies.get(row.recipient) ?? [];
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

  const lost = outbox.filter((row) => arrived(row).length === 0);
  const doubled = outbox.filter((row) => arrived(row).length > 1);
  const unmarked = doubled.filter((row) => !row.possibly_sent_twice);
  const renamed = outbox.filter((row) => arrived(row).some(({ messageId }) => messageId !== row.message_id));
  const unsettled = outbox.filter((row) => row.status !== "sent");
  const rolledBack = messages.filter(({ to }) => to.join().startsWith("rolled-back"));
  const marked = outbox.filter((row) => row.possibly_sent_twice);

  console.log(
    `Emails:      ${outbox.length} queued, ${sum(outbox.map((row) => row.attempts))} attempts, ${count} arrivals.`,
  );
  console.log(
    `Arrived:     ${outbox.length - lost.length - doubled.length} once, ${doubled.length} more often, ${lost.length} never.`,
  );
  console.log(`Marked:      ${marked.length} as possibly sent twice.`);
  console.log(`Worker:      killed ${kills} times, ${killsWhileSending} of them while sending.`);
  console.log(`Time:        ${seconds.toFixed(1)} s.`);

  const checks: [string, boolean][] = [
    [`${emails - outbox.length} emails are not in the outbox`, outbox.length !== emails],
    [`${lost.length} emails never arrived`, lost.length > 0],
    [`${unmarked.length} emails arrived twice and are not marked`, unmarked.length > 0],
    [`${renamed.length} emails arrived with another Message-ID`, renamed.length > 0],
    [`${unsettled.length} emails are neither sent nor dead`, unsettled.length > 0],
    [`${rolledBack.length} emails of rolled-back transactions arrived`, rolledBack.length > 0],
    [`the inbox kept ${messages.length} of ${count} emails, too few to judge`, messages.length !== count],
    [`only ${killsWhileSending} of ${kills} kills met the worker at work`, killsWhileSending < kills / 2],
  ];
  return checks.filter(([, failed]) => failed).map(([fault]) => fault);
}
