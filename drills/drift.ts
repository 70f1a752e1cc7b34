import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findViolations } from "#cli/verify-data/find-violations.ts";
import { buildSearch } from "#seed/build-search.ts";
import { createRandom } from "#seed/random.ts";
import { templateDatabase } from "#testing/create-database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { startMigratedPostgres } from "#testing/migrated-postgres.ts";
import { addBusiness, businessOperations } from "./drift/business-operations.ts";
import { addEvent, eventOperations } from "./drift/event-operations.ts";
import { addArtistAndTour, memberOperations } from "./drift/member-operations.ts";
import type { Operation } from "./drift/operation.ts";
import { orderOperations } from "./drift/order-operations.ts";
import { plantDrift } from "./drift/plant-drift.ts";
import { runJobs } from "./drift/run-jobs.ts";
import { addProduct, storeOperations } from "./drift/store-operations.ts";
import "./drift/import-text-files.ts";
import { openWorld, type Writer } from "./drift/world.ts";
import { fsync } from "./fsync.ts";

/**
 * Eight writers do 10,000 random things to the same few businesses, products, events, artists, tours and orders, while
 * the worker's jobs run over and over. Passes if `verify:data` finds nothing at the end, no comparison found a
 * difference in between, no writer failed, and planted drift is found, counted and repaired. `npm run drill:drift --
 * --operations 10000 --writers 8 --seed 7`
 */
const { values } = parseArgs({
  options: {
    operations: { type: "string", default: "10000" },
    writers: { type: "string", default: "8" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 1e6)) },
  },
});
const [total, writers, seed] = [values.operations, values.writers, values.seed].map(Number) as [
  number,
  number,
  number,
];
const deadline = Date.now() + 20 * 60_000;
const things = 12;
const operations = Object.entries({
  ...{ ...businessOperations, ...storeOperations, ...orderOperations },
  ...{ ...eventOperations, ...memberOperations },
});
const faults: string[] = [];
const deadlocks = new Map<string, number>();
const errors = new Map<string, number>();
const tally = new Map<string, { done: number; refused: number; missed: number }>();
const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

console.log(`seed ${seed}: ${total} operations by ${writers} writers, fsync ${fsync ? "on" : "off"}`);
const port = await findFreePort();
const postgres = await startMigratedPostgres({
  ...{ dataDir: `.data/drift-${port}`, port, fsync },
  settings: { deadlock_timeout: "200ms" },
});
try {
  const ownerUrl = postgres.ownerUrl(templateDatabase);
  const world = await openWorld({
    ...{ ownerUrl, connections: writers + 12 },
    onDeadlock: (where) => count(deadlocks, where),
  });
  await prepare({ ...world, random: createRandom(seed, "world") });
  await buildSearch(ownerUrl);

  const jobs = runJobs(world, (error) => fail("a job", error));
  const startedAt = Date.now();
  let left = total;
  await Promise.all(Array.from({ length: writers }, (_, nth) => write(nth)));
  const seconds = (Date.now() - startedAt) / 1_000;
  await untilTakenOver();
  const runs = await jobs.stop();
  await judge();
  faults.push(...(await plantDrift(world, ownerUrl)));
  report();
  await world.stop();

  async function write(nth: number) {
    const writer = { ...world, random: createRandom(seed, `writer ${nth}`) };
    while (left-- > 0 && Date.now() < deadline) {
      const [name, { run }] = writer.random.weighted(operations, ([, { weight }]) => weight);
      await act(name, run, writer);
    }
  }

  /** Waits for the changes that the worker applies within seconds. */
  async function untilTakenOver() {
    const queues = ["store_listing_changes", "search_document_changes"] as const;
    for (const queue of queues) {
      let waiting = true;
      for (let attempt = 0; waiting && attempt < 300; attempt++) {
        waiting = (await world.db.selectFrom(queue).select("id").limit(1).execute()).length > 0;
        if (waiting) await pause(100);
      }
      if (waiting) faults.push(`${queue} were never taken over`);
    }
  }

  async function judge() {
    const { violations, undecided } = await findViolations(ownerUrl);
    for (const { invariant, subject, problem } of violations)
      faults.push(`${invariant}: ${subject} ${problem}`);
    for (const { invariant, reason } of undecided) faults.push(`${invariant} is undecided: ${reason}`);
    const checks = await world.db.selectFrom("projection_checks").selectAll().orderBy("name").execute();
    for (const { name, total_differences } of checks)
      if (Number(total_differences) > 0)
        faults.push(`${name}: comparisons during the writes found ${total_differences} differences`);
    console.log(`${violations.length} violations after ${total} operations`);
  }

  function report() {
    for (const [name, counts] of [...tally].toSorted())
      console.log(
        `  ${name}: ${counts.done} done, ${counts.refused} refused, ${counts.missed} without anything to do it to`,
      );
    const broken = [...deadlocks.values()].reduce((sum, one) => sum + one, 0);
    console.log(
      `${total} operations and ${runs} runs of jobs in ${seconds.toFixed(0)} s; ${broken} deadlocks.`,
    );
    for (const [where, times] of deadlocks) console.log(`  deadlock, ${times} times: ${where}`);
    if (broken > 0) faults.push(`${broken} deadlocks`);
    if (left > 0) faults.push("the time was over before all operations were done");
    for (const [error, times] of errors) faults.push(`${error} (${times} times)`);
  }
} finally {
  await postgres.stop();
}
for (const fault of faults.slice(0, 40)) console.log(`- ${fault}`);
console.log(
  faults.length > 0 ? `FAILED: ${faults.length} faults.` : "Holds: every projection equals its view.",
);
process.exit(faults.length > 0 ? 1 : 0);

async function prepare(writer: Writer) {
  await writer.owner
    .updateTable("launch_switches")
    .set({ is_built: true, is_on: true })
    .where("name", "=", "travel_reviews")
    .execute();
  for (let nth = 0; nth < things; nth++) {
    for (const add of [addBusiness, addProduct, addProduct, addEvent]) await add(writer);
    if (nth % 2 === 0) await addArtistAndTour(writer);
  }
}

async function act(name: string, run: Operation["run"], writer: Writer) {
  const counts = tally.get(name) ?? { done: 0, refused: 0, missed: 0 };
  tally.set(name, counts);
  try {
    const result = await run(writer);
    if (!result) counts.missed += 1;
    else if (result.ok) counts.done += 1;
    else counts.refused += 1;
  } catch (error) {
    fail(name, error);
  }
}

function fail(what: string, error: unknown) {
  count(errors, `${what} failed: ${(error as Error).message}`);
}
