/**
 * How many pages a second one core serves, as a ratio to a bare server in the same run, without compression.
 * `npm run bench:pages` measures home, directory and a business page and holds them to the bars below.
 * `npm run bench:pages -- --page login=/login --bar login=0.01 --rounds 3 --seconds 3` measures other pages.
 * A page that visitors without a session share is measured twice: from the cache, and rendered for each request.
 * The web server and the bare one have core 0 for themselves; wrk, PostgreSQL and the rest share core 1.
 * `--origin http://127.0.0.1:3000` measures a server that already runs.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { findFeaturedBusiness } from "../scripts/screens/screen.ts";
import { browserAgent, drive, pin } from "./pages/drive.ts";
import type { Load } from "./pages/read-wrk.ts";
import { startBareServer, startBuiltServer } from "./pages/start-servers.ts";

/** Cached pages go out at 0.40 of bare or more; rendered ones at 1.5 times what Next reached on the same pages. */
const defaultBars: [string, string][] = [
  ["home", "0.40"],
  ["directory", "0.40"],
  ["business", "0.40"],
  ["home rendered", "0.0026"],
  ["directory rendered", "0.0017"],
  ["business rendered", "0.0056"],
];

const { values } = parseArgs({
  options: {
    origin: { type: "string" },
    page: { type: "string", multiple: true },
    bar: { type: "string", multiple: true, default: [] },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "3" },
  },
});
const bars = new Map([...(values.page ? [] : defaultBars), ...values.bar.map(readPair)]);
const rendered = (name: string) => `${name} rendered`;

// An unreadable notice: such a visitor gets a page of their own, for no more work than any visitor without a session.
const renderedAnew = "flash=0";

type Target = { name: string; url: string; cookie?: string };

const isPinned = availableParallelism() > 1 && pin(process.pid, 1);
if (!isPinned || values.origin) console.log("The server is not alone on its core: trust the ratios less.");
const serverCore = isPinned ? 0 : undefined;
const bare = await startBareServer(serverCore);
const built = await startBuiltServer(values.origin, serverCore);
try {
  const pages = values.page?.map(readPair) ?? [
    ["home", "/"],
    ["directory", "/directory"],
    ["business", await findFeaturedBusiness(built.origin)],
  ];
  const targets: Target[] = [{ name: "bare", url: bare.origin }];
  for (const [name = "", path = ""] of pages)
    targets.push(...(await findTargets(name, new URL(path, built.origin).href)));
  for (const name of bars.keys()) {
    if (!targets.some((target) => target.name === name)) throw new Error(`The bar ${name} has no page.`);
  }

  const loads = new Map<string, Load[]>(targets.map(({ name }) => [name, []]));
  // The first round only warms up: a server that runs for days has its code compiled.
  for (let round = -1; round < Number(values.rounds); round += 1) {
    for (const { name, url, cookie } of targets) {
      const load = await drive(url, { seconds: Number(values.seconds), cookie });
      if (round >= 0) loads.get(name)?.push(load);
    }
  }
  report(loads);
} finally {
  await built.stop();
  await bare.stop();
}

function report(loads: Map<string, Load[]>) {
  const yardstick = loads.get("bare") ?? [];
  const rows = [...loads].map(([name, rounds]) => ({
    page: name,
    requestsPerSecond: Math.round(median(rounds.map((load) => load.requestsPerSecond))),
    p50Ms: round(median(rounds.map((load) => load.p50Ms))),
    p99Ms: round(median(rounds.map((load) => load.p99Ms))),
    ratio: compare(rounds, yardstick),
    // How many times faster the page is from the cache.
    timesRendered: loads.has(rendered(name)) ? compare(rounds, loads.get(rendered(name)) ?? []) : null,
    bar: Number(bars.get(name) ?? 0),
  }));
  console.table(rows);
  mkdirSync("reports", { recursive: true });
  writeFileSync("reports/bench-pages.json", JSON.stringify({ at: new Date(), isPinned, rows }, null, 2));
  for (const { page, ratio, bar } of rows) {
    if (ratio >= bar) continue;
    console.error(`${page} serves ${ratio} of the bare server, below its bar of ${bar}.`);
    process.exitCode = 1;
  }
}

/** Round by round, because the machine is not equally quiet in all of them. */
function compare(rounds: Load[], yardstick: Load[]): number {
  return round(
    median(rounds.map((load, at) => load.requestsPerSecond / (yardstick[at]?.requestsPerSecond ?? 1))),
  );
}

async function findTargets(name: string, url: string): Promise<Target[]> {
  await expectPage(url);
  const again = await expectPage(url);
  if (!again.headers.get("cache-status")?.includes("hit")) return [{ name, url }];
  const anew = await expectPage(url, renderedAnew);
  if (anew.headers.has("cache-status")) throw new Error(`${url} comes from the cache where it should not.`);
  return [
    { name, url },
    { name: rendered(name), url, cookie: renderedAnew },
  ];
}

async function expectPage(url: string, cookie = ""): Promise<Response> {
  const response = await fetch(url, { headers: { "user-agent": browserAgent, cookie } });
  if (!response.ok) throw new Error(`${url} answers ${response.status}: an error page is no benchmark.`);
  await response.text();
  return response;
}

function readPair(pair: string): [string, string] {
  const [name = "", ...rest] = pair.split("=");
  return [name, rest.join("=")];
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function round(number: number): number {
  return Number(number.toPrecision(3));
}
