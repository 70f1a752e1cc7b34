/**
 * Audits pages of the built site in mobile mode, median of three, on a throwaway database with demo data.
 * `npm run lighthouse` audits home, directory, a business and reviews against the thresholds below.
 * `npm run lighthouse -- / /login --origin http://127.0.0.1:3000 --bar lcpMs=2500` audits other pages, with an additional threshold.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import lighthouse, { type Result } from "lighthouse";
import { startStack } from "#testing/stack.ts";
import { chromiumFlags, chromiumPath } from "./screens/chromium.ts";
import { findFeaturedBusiness } from "./screens/screen.ts";

/** Minimum scores, and the maximum JavaScript of a first load (kB, brotli). */
const defaultBars = ["performance=95", "jsKb=125"];

const scores = ["performance", "accessibility", "best-practices", "seo"];
const roundsPerPage = 3;
const triesPerAudit = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Audits a running site instead. */
    origin: { type: "string" },
    bar: { type: "string", multiple: true, default: [] },
  },
});
const stack = values.origin ? undefined : await startStack({ env: { TRUSTED_PROXY_HOPS: "0" } });
const origin = values.origin ?? stack?.origin ?? "";
const bars = [...defaultBars, ...values.bar].map((bar) => bar.split("="));
const fourPages = async () => ["/", "/directory", await findFeaturedBusiness(origin), "/reviews"];

for (const path of positionals.length > 0 ? positionals : await fourPages()) {
  const rounds: Record<string, number>[] = [];
  while (rounds.length < roundsPerPage) rounds.push(await readStats(await audit(new URL(path, origin).href)));
  const stats =
    rounds.sort((a, b) => (a.performance ?? 0) - (b.performance ?? 0))[Math.floor(roundsPerPage / 2)] ?? {};
  console.log(path, stats);
  for (const [name = "", limit] of bars) checkBar(path, name, stats[name], Number(limit));
}
await stack?.stop();

/** One audit in a fresh browser. Retries, because Lighthouse occasionally misses the start of a navigation. */
async function audit(url: string): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const browser = await startChromium();
    try {
      const run = await lighthouse(url, { port: browser.port, logLevel: "error", onlyCategories: scores });
      const failure = run?.lhr.runtimeError;
      if (run && !failure) return run.lhr;
      if (failure?.code !== "NO_NAVSTART" || attempt === triesPerAudit)
        throw new Error(`${url}: ${failure?.message}`);
    } finally {
      await browser.stop();
    }
  }
}

async function readStats({ categories, audits, environment }: Result): Promise<Record<string, number>> {
  const value = (id: string) => Math.round((audits[id]?.numericValue ?? 0) * 1000) / 1000;
  const requests = audits["network-requests"]?.details;
  if (requests?.type !== "table") throw new Error("The audit lists no requests.");
  const scripts = requests.items.filter((request) => request.resourceType === "Script");
  const weights = await Promise.all(scripts.map(({ url }) => fetchTransferSize(String(url))));
  const scriptBytes = weights.reduce((sum, bytes) => sum + bytes, 0);
  return {
    ...Object.fromEntries(scores.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
    fcpMs: Math.round(value("first-contentful-paint")),
    lcpMs: Math.round(value("largest-contentful-paint")),
    tbtMs: Math.round(value("total-blocking-time")),
    cls: value("cumulative-layout-shift"),
    jsKb: Math.round(scriptBytes / 100) / 10,
    // The machine's speed: scores of slow machines are lower.
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** The compressed size of a file, without headers. */
async function fetchTransferSize(url: string): Promise<number> {
  const { headers } = await fetch(url, { headers: { "accept-encoding": "br" } });
  return Number(headers.get("content-length"));
}

/** Scores must reach their threshold; everything else must not exceed it. */
function checkBar(path: string, name: string, figure: number | undefined, bar: number) {
  if (figure === undefined) throw new Error(`There is no figure named ${name}.`);
  const holds = scores.includes(name) ? figure >= bar : figure <= bar;
  if (holds) return;
  console.error(`${path}: ${name} is ${figure}, the bar is ${bar}.`);
  process.exitCode = 1;
}

async function startChromium() {
  const profile = mkdtempSync(join(tmpdir(), "ujamaa-audit-"));
  const browser = spawn(chromiumPath, [
    ...chromiumFlags,
    "--headless=new",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
    "about:blank",
  ]);
  const exited = new Promise<void>((resolve) => browser.once("exit", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let said = "";
    browser.stderr.on("data", (chunk) => {
      said += chunk;
      const [, found] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said) ?? [];
      if (found) resolve(Number(found));
    });
    browser.once("error", reject);
    browser.once("exit", () => reject(new Error(`Chromium did not start:\n${said}`)));
  });
  return {
    port,
    stop: async () => {
      browser.kill();
      await exited;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
