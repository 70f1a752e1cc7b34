/**
 * Requests per second on one core, relative to a bare server in the same run, without compression.
 * `npm run bench:pages` measures home, directory and a business page against the thresholds below.
 * `npm run bench:pages -- --page login=/login --bar login=0.01 --rounds 3 --seconds 3` measures other pages.
 * A cacheable page is measured twice: from the cache, and rendered for each request.
 * The web server and the bare server run on core 0; wrk, PostgreSQL and the rest on core 1.
 * `--origin http://127.0.0.1:3000` measures a running server.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { findFeaturedBusiness } from "../scripts/screens/screen.ts";
import { browserAgent, drive, pin } from "./pages/drive.ts";
import type { Load } from "./pages/read-wrk.ts";
import { startBareServer, startBuiltServer } from "./pages/start-servers.ts";

/** Cached pages: at least 0.40 of bare. Rendered pages: 1.5 times the result of Next on the same pages. */
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

// An invalid flash cookie bypasses the page cache without adding work.
const uncachedCookie = "flash=0";

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
  // The first round is a warm-up, so the code is JIT-compiled.
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
  const baseline = loads.get("bare") ?? [];
  const rows = [...loads].map(([name, rounds]) => ({
    page: name,
    requestsPerSecond: Math.round(median(rounds.map((load) => load.requestsPerSecond))),
    p50Ms: round(median(rounds.map((load) => load.p50Ms))),
    p99Ms: round(median(rounds.map((load) => load.p99Ms))),
    ratio: compare(rounds, baseline),
    speedup: loads.has(rendered(name)) ? compare(rounds, loads.get(rendered(name)) ?? []) : null,
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

/** The median of the ratios per round, because the load of the machine varies between rounds. */
function compare(rounds: Load[], baseline: Load[]): number {
  return round(
    median(rounds.map((load, index) => load.requestsPerSecond / (baseline[index]?.requestsPerSecond ?? 1))),
  );
}

async function findTargets(name: string, url: string): Promise<Target[]> {
  await expectPage(url);
  const cached = await expectPage(url);
  if (!cached.headers.get("cache-status")?.includes("hit")) return [{ name, url }];
  const uncached = await expectPage(url, uncachedCookie);
  if (uncached.headers.has("cache-status"))
    throw new Error(`${url} comes from the cache where it should not.`);
  return [
    { name, url },
    { name: rendered(name), url, cookie: uncachedCookie },
  ];
}

async function expectPage(url: string, cookie = ""): Promise<Response> {
  const response = await fetch(url, { headers: { "user-agent": browserAgent, cookie } });
  if (!response.ok) throw new Error(`${url} returned ${response.status}. Error pages cannot be measured.`);
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
