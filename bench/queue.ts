/**
 * The admin queues: server time to clear 100 mixed items by keyboard in a real browser, and the p95 of their pages
 * over HTTP with 10,000 waiting items of each kind, compared to the bare statements of these pages. `npm run
 * bench:queue -- --waiting 10000 --pages 60 --items 100`; needs a build.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { startStack } from "#testing/stack.ts";
import { chromiumFlags, chromiumPath } from "../scripts/screens/chromium.ts";
import { clearByKeys } from "./queue/clear-by-keys.ts";
import { emptyQueues, fillQueues } from "./queue/fill-queues.ts";
import { measurePages } from "./queue/measure-pages.ts";

const { values } = parseArgs({
  options: {
    waiting: { type: "string", default: "10000" },
    pages: { type: "string", default: "60" },
    items: { type: "string", default: "100" },
  },
});
const maxP95Ms = 300;

const stack = await startStack({ env: { PAGE_READS_PER_MINUTE: "1000000" } });
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
try {
  const context = await browser.newContext({ baseURL: stack.origin });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email").fill(demoAccounts.admin.email);
  await page.getByLabel("Password", { exact: true }).fill(demoAccounts.admin.password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await page.waitForURL((url) => url.pathname !== "/login");

  await emptyQueues(stack.ownerUrl);
  await fillQueues(stack.ownerUrl, splitEvenly(Number(values.items)));
  const keys = await clearByKeys(page);
  console.table([keys]);

  const each = Number(values.waiting);
  await fillQueues(stack.ownerUrl, { review: each, reply: each, event: each, claim: each, decided: each });
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const site = { origin: stack.origin, cookie, databaseUrl: stack.env.DATABASE_URL ?? "" };
  const pages = await measurePages(site, Number(values.pages));
  console.table(pages);

  mkdirSync("reports", { recursive: true });
  writeFileSync("reports/bench-queue.json", JSON.stringify({ at: new Date(), each, keys, pages }, null, 2));
  for (const { view, p95Ms } of pages) {
    if (p95Ms <= maxP95Ms) continue;
    console.error(`${view} has a p95 of ${p95Ms} ms, above ${maxP95Ms} ms.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await stack.stop();
}

function splitEvenly(items: number) {
  const quarter = Math.floor(items / 4);
  return { review: items - 3 * quarter, reply: quarter, event: quarter, claim: quarter, decided: 0 };
}
