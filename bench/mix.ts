/**
 * A rush of visitors in an open loop: over 10,000 pages by Zipf, one visitor in ten logged in, searches, reviews,
 * votes and carts. Finds the sustainable rate, offers five times that, then half of it. Needs a build. `npm run
 * bench:mix` (about three minutes), `-- --quick` (about one), `-- --web 2`, `-- --nginx` (two behind nginx), `--
 * --fresh` (a connection per request), `-- --memory` (ten minutes over 50,000 pages, once the page cache is full).
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Delivery, GeneratorSetUp, Order } from "./mix/generator.ts";
import { makePlan } from "./mix/plan.ts";
import { businesses, readUsage, startSite } from "./mix/start-site.ts";
import { findRecovery, type Load, summarizeLoad } from "./mix/summarize-load.ts";
import { watchMachine } from "./search/watch-machine.ts";

const { values } = parseArgs({
  options: {
    web: { type: "string", default: "1" },
    nginx: { type: "boolean", default: false },
    fresh: { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
    memory: { type: "boolean", default: false },
    minutes: { type: "string", default: "10" },
    rate: { type: "string" },
  },
});
/** Distinct business pages of the mix. With lists, events, artists and products there are over 10,000 pages. */
const mixBusinesses = 10_000;
const bars = {
  goodputOfSaturation: 0.8,
  shedWithin1s: 0.99,
  timeouts: 0.01,
  recoverySeconds: 10,
  /** Maximum memory in the last third of a run, relative to the first. */
  memoryGrowth: 1.1,
};
const lasts = values.quick
  ? { warmUp: 6, step: 3, settle: 3, normal: 6, overload: 8, recovery: 6 }
  : { warmUp: 60, step: 8, settle: 30, normal: 15, overload: 20, recovery: 15 };
const saturated = { p95Ms: 1_000, failed: 0.01 };

const site = await startSite({ web: values.nginx ? 2 : Number(values.web), hasNginx: values.nginx });
const generator = fork(new URL("./mix/generator.ts", import.meta.url));
const reportMachine = watchMachine();
const rows: object[] = [];
const report: Record<string, unknown> = { at: new Date(), ...values, bars, rows };
try {
  const plan = await makePlan(site.owner, { businesses: values.memory ? businesses : mixBusinesses });
  const { ports, origin, cookies } = site;
  generator.send({ ports, origin, cookies, plan, isFresh: values.fresh } satisfies GeneratorSetUp);
  await once(generator, "message");
  await (values.memory ? watchMemory() : measureRush());
} finally {
  report.machine = reportMachine();
  generator.disconnect();
  await site.stop();
  mkdirSync("reports", { recursive: true });
  writeFileSync("reports/bench-mix.json", JSON.stringify(report, null, 2));
}

async function run(name: string, order: Order): Promise<{ load: Load; delivery: Delivery }> {
  const before = readUsage(site.webPids);
  const shedBefore = await countShed();
  generator.send(order);
  const [delivery] = (await once(generator, "message")) as [Delivery];
  const load = summarizeLoad(delivery, order.seconds);
  const used = readUsage(site.webPids);
  const webCpu = used.cpuSeconds - before.cpuSeconds;
  const { statuses, ...stats } = load;
  const row = {
    step: name,
    ...stats,
    webCpu: round(webCpu / order.seconds),
    generatorCpu: round(delivery.cpuSeconds / order.seconds),
    perWebCpuSecond: Math.round((load.goodput * order.seconds) / webCpu),
    rssMb: Math.round(used.rssMb),
    shedByGate: (await countShed()) - shedBefore,
    lateMs: Math.round(delivery.latestMs),
  };
  rows.push({ ...row, statuses });
  console.log(JSON.stringify({ ...row, statuses }));
  return { load, delivery };
}

async function countShed() {
  const all = await site.readMetrics();
  return all.reduce(
    (sum, one) => sum + (one["admission reads_shed"] ?? 0) + (one["admission writes_shed"] ?? 0),
    0,
  );
}

async function measureRush() {
  await run("warm-up", { rate: 100, seconds: lasts.warmUp });
  const rate = values.rate ? Number(values.rate) : await findSaturation();
  // Waits until pages cached in busier seconds have expired, which would flatter the result.
  await run("settle", { rate: rate / 2, seconds: lasts.settle });
  const normal = await run("half", { rate: rate / 2, seconds: lasts.normal });
  const { load: rush } = await run("five times", { rate: 5 * rate, seconds: lasts.overload });
  const { delivery } = await run("half again", { rate: rate / 2, seconds: lasts.recovery });
  // People don't notice less than this.
  const maxP95Ms = Math.max(100, 2 * normal.load.p95Ms);
  const recovery = findRecovery(delivery, { seconds: lasts.recovery, maxP95Ms });
  // The same for the seconds before the rush, as a measure of noise.
  const noise = findRecovery(normal.delivery, { seconds: lasts.normal, maxP95Ms });
  const metrics = await site.readMetrics();
  Object.assign(report, { saturation: rate, recoverySeconds: recovery, noiseSeconds: noise, metrics });
  console.log(`Saturated at ${Math.round(rate)} requests/s; normal p95 again after ${recovery ?? "-"} s.`);
  console.log(
    `By the same measure, normal after ${noise ?? "-"} s of the ${lasts.normal} s before the rush.`,
  );
  console.log(JSON.stringify(metrics));
  judge("goodput at five times", rush.goodput >= bars.goodputOfSaturation * rate, `${rush.goodput}/s`);
  judge("503 within a second", rush.shedWithin1s >= bars.shedWithin1s, `${rush.shedWithin1s}`);
  judge(
    "timeouts",
    rush.timeouts + rush.broken <= bars.timeouts,
    `${rush.timeouts} and ${rush.broken} broken`,
  );
  judge("wrong responses", rush.wrong <= 0.001, `${rush.wrong}`);
  judge("recovery", recovery !== null && recovery <= bars.recoverySeconds, `${recovery} s`);
}

/** The highest rate at which nearly every request completes within a second. */
async function findSaturation(): Promise<number> {
  const isHeld = async (rate: number) => {
    const { load } = await run(`find ${Math.round(rate)}`, { rate, seconds: lasts.step });
    return load.p95Ms <= saturated.p95Ms && load.shed + load.timeouts + load.broken <= saturated.failed;
  };
  let held = 100;
  while (held > 10 && !(await isHeld(held))) held /= 2;
  let next = held * 1.5;
  while (next < 5_000 && (await isHeld(next))) [held, next] = [next, next * 1.5];
  for (let round = 0; round < (values.quick ? 1 : 2); round++) {
    const middle = (held + next) / 2;
    if (await isHeld(middle)) held = middle;
    else next = middle;
  }
  return held;
}

async function watchMemory() {
  const seconds = Number(values.minutes) * 60;
  const part = 10;
  const visit = (name: string) =>
    run(name, { rate: Number(values.rate ?? 100), seconds: part, isInTurn: true });
  const memory: number[] = [];
  await fillCache((turn) => visit(`fill ${turn}`));
  for (let passed = 0; passed < seconds; passed += part) {
    await visit(`memory ${passed}`);
    memory.push(readUsage(site.webPids).rssMb);
  }
  const third = Math.floor(memory.length / 3);
  const mean = (list: number[]) => Math.round(list.reduce((sum, one) => sum + one, 0) / list.length);
  const [first, last] = [mean(memory.slice(0, third)), mean(memory.slice(-third))];
  Object.assign(report, { memory, first, last, metrics: await site.readMetrics() });
  judge(
    "memory",
    last <= first * bars.memoryGrowth,
    `${first} MB in the first third, ${last} MB in the last`,
  );
}

/** Fills the page cache: only growth after that is a leak. */
async function fillCache(visit: (turn: number) => Promise<unknown>) {
  const sizes: number[] = [];
  const isFull = () => sizes.length > 3 && (sizes.at(-1) ?? 0) <= 1.01 * (sizes.at(-3) ?? 0);
  for (let turn = 0; turn < 30 && !isFull(); turn++) {
    await visit(turn);
    const all = await site.readMetrics();
    sizes.push(all.reduce((sum, one) => sum + (one["page_cache bytes"] ?? 0), 0));
  }
  Object.assign(report, { filledTo: sizes.at(-1) });
}

function judge(what: string, passes: boolean, figure: string) {
  console.log(`${passes ? "holds " : "FAILED"}  ${what}: ${figure}`);
  if (!passes) process.exitCode = 1;
}

function round(number: number): number {
  return Number(number.toPrecision(3));
}
