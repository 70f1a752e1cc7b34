import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { findViolations } from "#cli/verify-data/find-violations.ts";
import { addGoods, readStock, receive } from "#testing/goods.ts";
import { startStack } from "#testing/stack.ts";
import { fsync } from "./fsync.ts";
import { buyPatiently, type Line, networkOf, type Outcome } from "./store/buy.ts";

/**
 * 500 buyers want the same 10 baskets at once, again and again: alone, together with a second product in either order,
 * or two on two lines. Winners pay, and webhooks complete the sale. Passes if exactly 10 are sold each round, every
 * other buyer gets a clear refusal (a busy site can ask them to try again), and `verify:data` finds nothing after any
 * round. `npm run drill:flash-sale -- --rounds 100 --buyers 500`
 */
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "100" }, buyers: { type: "string", default: "500" } },
});
const rounds = Number(values.rounds);
const buyers = Number(values.buyers);
const units = 10;
const paidWithinMs = 30_000;
const deadline = Date.now() + 20 * 60_000;

/** The web server's error messages and their counts. */
const complaints = new Map<string, number>();
const stack = await startStack({
  fsync,
  // The buyers race for stock. The proof of work for scarce goods would only slow the drill down.
  env: { LOG_LEVEL: "error", CHECKOUTS_PER_HOUR: "1000000", PROOF_OF_WORK_COST: "0" },
  onWebLine: (line) => {
    const message = /"message":"([^"]*)"/.exec(line)?.[1] ?? line;
    complaints.set(message, (complaints.get(message) ?? 0) + 1);
  },
});
const owner = new Client({ connectionString: stack.ownerUrl });
await owner.connect();
const [basket = "", bowl = ""] = await addGoods(owner, ["Basket", "Bowl"]);
const faults: string[] = [];
const refusals: number[] = [];
let orders = 0;
let sellingMs = 0;
let requestedAgain = 0;

try {
  let round = 0;
  while (round < rounds && faults.length === 0 && Date.now() < deadline) {
    await runRound(round);
    round += 1;
  }
  const { rows } = await owner.query<{ deadlocks: number }>(
    "select deadlocks from pg_stat_database where datname = current_database()",
  );
  console.log(`${round} rounds of ${buyers} buyers for ${units} units: ${orders} orders, all paid.`);
  console.log(`Responses per second: ${Math.round(((orders + refusals.length) / sellingMs) * 1_000)}.`);
  console.log(`Refusals: slowest ${slowest(1)} ms, 95 of 100 within ${slowest(0.95)} ms.`);
  console.log(`Requests that were asked to retry because the site was busy: ${requestedAgain}.`);
  console.log(`Deadlocks that PostgreSQL broke: ${rows[0]?.deadlocks ?? 0}; none reached a buyer.`);
  for (const [message, count] of complaints) console.log(`The web server said ${count} times: ${message}`);
  if (round < rounds) faults.push(`only ${round} of ${rounds} rounds were run`);
  console.log(faults.length > 0 ? `FAILED: ${faults.join("; ")}.` : "Holds.");
} finally {
  await owner.end();
  await stack.stop();
}
process.exit(faults.length > 0 ? 1 : 0);

async function runRound(round: number) {
  const before = await readStock(owner, basket);
  await receive(owner, [basket, bowl], units);
  const startedAt = performance.now();
  const outcomes = await Promise.all(
    Array.from({ length: buyers }, (_, buyer) =>
      buyPatiently(
        stack.origin,
        { lines: linesOf(buyer), network: networkOf(round * buyers + buyer), key: randomUUID() },
        { attempts: 20, pauseMs: 250 },
      ),
    ),
  );
  sellingMs += performance.now() - startedAt;
  const winners = outcomes.filter(({ status }) => status === 200);
  const losers = outcomes.filter(({ status }) => status !== 200);
  orders += winners.length;
  requestedAgain += outcomes.reduce((sum, { attempts }) => sum + attempts - 1, 0);
  refusals.push(...losers.map(({ ms }) => ms));
  const wrong = losers.filter(({ status, reason }) => status !== 409 || reason !== "out-of-stock");
  if (wrong.length > 0) faults.push(`round ${round}: buyers got ${describe(wrong)}`);
  for (const { sessionId } of winners) if (sessionId) stack.stripe.pay(sessionId);
  await untilSold(before.sold + units);
  const after = await readStock(owner, basket);
  const sold = after.sold - before.sold;
  if (sold !== units || after.reserved !== 0)
    faults.push(`round ${round}: ${sold} sold, ${after.reserved} still held`);
  const { violations, undecided } = await findViolations(stack.ownerUrl);
  for (const { subject, problem } of violations) faults.push(`round ${round}: ${subject} ${problem}`);
  if (undecided.length > 0) faults.push(`round ${round}: ${undecided.length} invariants undecided`);
  if (round % 10 === 0) console.log(`round ${round}: ${winners.length} orders, ${sold} units`);
}

/** One in ten buyers wants two, on two lines. The others want one, most of them with a bowl before or after it. */
function linesOf(buyer: number): Line[] {
  const one = { variant_id: basket, quantity: 1 };
  const other = { variant_id: bowl, quantity: 1 };
  if (buyer % 10 === 9) return [one, one];
  return [[one], [one, other], [other, one]][buyer % 3] ?? [one];
}

async function untilSold(sold: number) {
  const end = Date.now() + paidWithinMs;
  while (Date.now() < end) {
    const stock = await readStock(owner, basket);
    if (stock.sold >= sold && stock.reserved === 0) return;
    await pause(50);
  }
}

function slowest(share: number): number {
  const sorted = refusals.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
}

function describe(outcomes: Outcome[]): string {
  const counts = Object.groupBy(outcomes, ({ status, reason }) => `${status} ${reason}`);
  return Object.entries(counts)
    .map(([said, all]) => `${said} (${all?.length})`)
    .join(", ");
}
