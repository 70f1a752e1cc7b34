import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { pino } from "pino";
import { findViolations } from "#cli/verify-data/find-violations.ts";
import { reconcilePaymentsJob } from "#features/checkout/jobs/reconcile-payments.server.ts";
import { releaseExpiredHoldsJob } from "#features/checkout/jobs/release-expired-holds.server.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { openJobs } from "#platform/jobs/jobs.server.ts";
import { addGoods, readStock, receive } from "#testing/goods.ts";
import { startStack } from "#testing/stack.ts";
import { fsync } from "./fsync.ts";
import { buyPatiently, networkOf } from "./store/buy.ts";
import { compareWithProvider, madeHere } from "./store/compare-with-provider.ts";
import { takeOverProcesses } from "./store/killable-processes.ts";

/**
 * Buyers pay while webhooks come three times, shuffled, late or never, one API call in a hundred loses its response,
 * and web server and worker are killed without warning. Passes if after reconciliation every payment has exactly one
 * order, our ledger equals the provider's, no stock is held or lost, and each buyer got one email. `npm run
 * drill:webhooks -- --events 10000 --kills 20`
 */
const { values } = parseArgs({
  options: { events: { type: "string", default: "10000" }, kills: { type: "string", default: "20" } },
});
const kills = Number(values.kills);
/** Each payment makes three events. A few sessions make fewer. */
const buyers = Math.ceil(Number(values.events) / 2.9);
const buyersAtOnce = 24;
const deadline = Date.now() + 30 * 60_000;

// The buyers are scripts without proof of work.
const stack = await startStack({
  fsync,
  env: { LOG_LEVEL: "silent", CHECKOUTS_PER_HOUR: "1000000", PROOF_OF_WORK_COST: "0" },
});
const processes = takeOverProcesses(stack);
const { stripe } = stack;
const owner = new Client({ connectionString: stack.ownerUrl });
await owner.connect();
const pool = openPool(stack.env.DATABASE_URL ?? "", { max: 2 });
const db = openDatabase(pool);
const jobs = openJobs({ url: stack.env.DATABASE_URL ?? "", log: pino({ level: "warn" }) });
const variants = await addGoods(
  owner,
  Array.from({ length: 20 }, (_, at) => `Basket ${at}`),
);
await receive(owner, variants, 100_000);
const faults: string[] = [];
const seconds: Record<string, number> = {};
const tally = { opened: 0, refused: 0, retried: 0, killed: 0 };
let isSelling = true;

try {
  stripe.control({
    webhooks: { copies: 3, delayMs: 5_000, dropRate: 0.1, holdRate: 0.05 },
    fault: { kind: "error", takesEffect: true, rate: 0.01 },
  });
  await timed("selling", () => Promise.all([sell().finally(() => (isSelling = false)), killRepeatedly()]));
  stripe.control({ fault: null });
  await timed("delivering", untilHandled);
  await timed("expiring", expireAndReconcile);
  stripe.control({ releaseHeld: true });
  await timed("late events", untilHandled);
  await runJob(reconcilePaymentsJob);
  await untilHandled();
  await judge();
  report();
} finally {
  await jobs.stop();
  await db.destroy();
  await owner.end();
  await processes.stop();
  await stack.stop();
}
process.exit(faults.length > 0 ? 1 : 0);

async function sell() {
  let next = 0;
  const work = async () => {
    while (next < buyers && Date.now() < deadline) await sellTo(next++);
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, work));
}

async function sellTo(buyer: number) {
  const lines = [buyer, buyer * 7 + 3]
    .map((at) => variants[at % variants.length] ?? "")
    .filter((id, at, all) => all.indexOf(id) === at)
    .map((variant_id) => ({ variant_id, quantity: 1 + (buyer % 3) }));
  const requested = { lines, network: networkOf(buyer), key: randomUUID() };
  const { sessionId, attempts } = await buyPatiently(stack.origin, requested, { attempts: 20, pauseMs: 500 });
  tally.retried += attempts - 1;
  if (sessionId) await settle(sessionId, buyer);
  else tally.refused += 1;
}

/** Most pay by card, some by bank transfer, and some leave. */
async function settle(sessionId: string, buyer: number) {
  tally.opened += 1;
  const fate = buyer % 100;
  if (fate < 3) return;
  if (fate < 6) stripe.control({ payByBank: sessionId });
  else stripe.pay(sessionId, { email: `buyer-${buyer}@example.org` });
  if (fate >= 6 || fate < 3) return;
  await pause(1_000);
  const outcome = fate === 3 ? "failed" : "succeeded";
  stripe.control({ settlePayment: { session: sessionId, outcome } });
}

async function killRepeatedly() {
  while (tally.killed < kills && Date.now() < deadline) {
    await pause(isSelling ? 1_000 + Math.random() * 2_000 : 300);
    await processes.killAndRestart(tally.killed % 2 === 0 ? "web" : "worker");
    tally.killed += 1;
  }
}

/** Waits until every webhook was sent or given up, and every event that arrived was handled. */
async function untilHandled() {
  while (Date.now() < deadline) {
    const open = await count("select count(*) from payment_events where handled_at is null");
    if (open === 0 && stripe.webhooks().pending === 0) return;
    await pause(500);
  }
  faults.push("events were still waiting at the end of the drill's time");
}

/** Moves both clocks forty minutes ahead, here and at the provider. */
async function expireAndReconcile() {
  await owner.query(`
    update orders set created_at = created_at - interval '40 minutes', hold_until = hold_until - interval '40 minutes'
    where status in ('pending', 'processing')`);
  stripe.control({ aheadSeconds: 40 * 60 });
  while (Date.now() < deadline) {
    await runJob(releaseExpiredHoldsJob);
    await runJob(reconcilePaymentsJob);
    await untilHandled();
    if ((await count("select count(*) from orders where status in ('pending', 'processing')")) === 0) return;
  }
}

/** Queues a job that usually runs on schedule, and waits for it. */
async function runJob(job: typeof reconcilePaymentsJob) {
  await transact(db, (tx) => jobs.queue(tx, job, {}));
  const open = `select count(*) from pgboss.job where name = '${job.name}' and state in ('created', 'retry', 'active')`;
  while ((await count(open)) > 0 && Date.now() < deadline) await pause(200);
}

async function judge() {
  faults.push(...(await compareWithProvider(owner, stripe)));
  const { violations, undecided } = await findViolations(stack.ownerUrl);
  for (const { invariant, subject, problem } of violations)
    faults.push(`${invariant}: ${subject} ${problem}`);
  for (const { invariant, reason } of undecided) faults.push(`${invariant} is undecided: ${reason}`);
  for (const variant of variants) {
    const { received, reserved } = await readStock(owner, variant);
    if (reserved !== 0 || received !== 100_000) faults.push(`variant ${variant}: ${reserved} are still held`);
  }
  const paid = await count(
    `select count(*) from orders where status in ('paid', 'refunded') and ${madeHere}`,
  );
  if (paid < buyers * 0.8) faults.push(`only ${paid} of ${buyers} buyers paid: nothing was proved`);
  const emails = await count("select count(*) from mail_outbox where template = 'order-paid'");
  if (paid !== emails) faults.push(`${paid} orders were paid, and ${emails} receipts sent`);
}

function report() {
  const { sent, delivered, dropped, givenUp } = stripe.webhooks();
  const paid = stripe.sessions().filter(({ payment_status }) => payment_status === "paid").length;
  console.log(`${tally.opened} payment pages for ${buyers} buyers, ${paid} paid; ${tally.refused} gave up.`);
  console.log(
    `${stripe.events().length} events, ${sent} webhooks sent, ${delivered} taken, ${dropped} events dropped, ${givenUp} given up.`,
  );
  console.log(`${tally.killed} processes killed; buyers tried again ${tally.retried} times.`);
  console.log(
    `Seconds: ${Object.entries(seconds)
      .map(([name, time]) => `${name} ${time.toFixed(0)}`)
      .join(", ")}.`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`- ${fault}`);
  const holds = "Holds: one order for each payment, the provider's money, nothing held.";
  console.log(faults.length > 0 ? `FAILED: ${faults.length} faults.` : holds);
}

async function timed(name: string, work: () => Promise<unknown>) {
  const startedAt = performance.now();
  await work();
  seconds[name] = (performance.now() - startedAt) / 1_000;
  console.log(`${name} took ${seconds[name].toFixed(0)} s`);
}

async function count(statement: string): Promise<number> {
  const { rows } = await owner.query<{ count: string }>(statement);
  return Number(rows[0]?.count);
}
