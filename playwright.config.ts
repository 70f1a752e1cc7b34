import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { addresses, siteOrigin } from "./e2e/addresses.ts";
import { chromiumFlags, testChromiumPath } from "./scripts/screens/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/global-setup.ts",
  // Each worker has a site of its own (e2e/worker-site.ts), so tests of one file may run in different workers.
  workers: availableParallelism(),
  fullyParallel: true,
  // A flaky test is a failing one.
  retries: 0,
  // Room for a busy machine: what hangs still ends, what is slow does not fail for it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: `reports/playwright${addresses.tls ? "-tls" : ""}.json` }]],
  use: {
    baseURL: siteOrigin,
    // The proxy of the test has signed its certificate itself.
    ignoreHTTPSErrors: addresses.tls,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: "reduce" },
    // What happened, without pictures of each step, which cost more than the step: `--trace on` takes them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    launchOptions: { executablePath: testChromiumPath, args: chromiumFlags },
  },
  projects: [{ name: "chromium" }],
});
