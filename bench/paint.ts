/**
 * Main-thread time of twelve public pages on a slow phone, compared in the same run to the same HTML without styles,
 * scripts and pictures. Uses CPU times, because wall time on a small machine includes waiting for Chromium's other
 * processes. `npm run bench:paint` measures the built site with demo data; `-- --origin http://127.0.0.1:3000` a
 * running one, `-- --only home,events` some of the pages, `-- --runs 3` fewer times.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startStack } from "#testing/stack.ts";
import { openDemoRooms } from "../scripts/launch/open-demo-rooms.ts";
import { measurePage } from "./paint/measure-page.ts";
import { listPages } from "./paint/pages.ts";
import type { PaintCost } from "./paint/read-trace.ts";

/** Ratios are to the HTML alone. Sizes are brotli kB of a first load. */
const bars = { blockingRatio: 2, styleRatio: 2, wholePageRecalcs: 2, jsKb: 125, cssKb: 20 };

const { values } = parseArgs({
  options: {
    origin: { type: "string" },
    only: { type: "string", default: "" },
    runs: { type: "string", default: "5" },
  },
});
const only = values.only.split(",").filter(Boolean);
const stack = values.origin ? undefined : await startStack({ env: { TRUSTED_PROXY_HOPS: "0" } });
try {
  if (stack) await openDemoRooms(stack.ownerUrl);
  const origin = new URL(values.origin ?? stack?.origin ?? "").origin;
  const pages = (await listPages(origin)).filter(({ name }) => only.length === 0 || only.includes(name));
  if (pages.length === 0) throw new Error(`No page is named ${values.only}.`);
  const rows = [];
  for (const { name, path } of pages) {
    const row = await comparePage(name, new URL(path, origin).href);
    console.log(JSON.stringify(row));
    rows.push(row);
  }
  console.table(rows);
  mkdirSync("reports", { recursive: true });
  writeFileSync("reports/bench-paint.json", JSON.stringify({ at: new Date(), bars, rows }, null, 2));
  for (const row of rows) checkBars(row);
} finally {
  await stack?.stop();
}

/** Alternates between the two variants, because the speed of the machine drifts. */
async function comparePage(page: string, url: string) {
  // Fills the page cache and those of pictures, as for every visitor after the first.
  await measurePage(url, "served");
  const served: PaintCost[] = [];
  const floor: PaintCost[] = [];
  let files: string[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const measured = await measurePage(url, "served");
    served.push(measured.cost);
    files = measured.files;
    floor.push((await measurePage(url, "html alone")).cost);
  }
  const median = (costs: PaintCost[], name: keyof PaintCost) =>
    Math.round(costs.map((cost) => cost[name]).sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0);
  const ratio = (name: keyof PaintCost) =>
    Math.round((100 * median(served, name)) / Math.max(1, median(floor, name))) / 100;
  return {
    page,
    cpuMs: median(served, "cpuMs"),
    blockingMs: median(served, "blockingMs"),
    blockingRatio: ratio("blockingMs"),
    styleMs: median(served, "styleMs"),
    styleRatio: ratio("styleMs"),
    layoutMs: median(served, "layoutMs"),
    wholePageRecalcs: median(served, "wholePageRecalcs"),
    jsKb: await sumTransferSizes(files.filter((file) => file.endsWith(".js"))),
    cssKb: await sumTransferSizes(files.filter((file) => file.endsWith(".css"))),
  };
}

/** The compressed size of files without headers, in kB. */
async function sumTransferSizes(urls: string[]): Promise<number> {
  const sizes = urls.map(async (url) => {
    const response = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "br" } });
    return Number(response.headers.get("content-length"));
  });
  return Math.round((await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 100) / 10;
}

function checkBars(row: Awaited<ReturnType<typeof comparePage>>) {
  for (const [name, bar] of Object.entries(bars) as [keyof typeof bars, number][]) {
    if (row[name] <= bar) continue;
    console.error(`${row.page}: ${name} is ${row[name]}, the bar is ${bar}.`);
    process.exitCode = 1;
  }
}
