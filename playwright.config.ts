import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { addresses, siteOrigin } from "./e2e/addresses.ts";
import { chromiumFlags, testChromiumPath } from "./scripts/screens/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/global-setup.ts",
  // Each worker has its own site (e2e/worker-site.ts), so tests of one file may run in different workers.
  workers: availableParallelism(),
  fullyParallel: true,
  // A flaky test is a failing test.
  retries: 0,
  // Ten times what the slowest takes on a quiet machine: a hanging test still ends, a slow one does not fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: `reports/playwright${addresses.tls ? "-tls" : ""}.json` }]],
  use: {
    baseURL: siteOrigin,
    // The test proxy has a self-signed certificate.
    ignoreHTTPSErrors: addresses.tls,
    viewport: { width: 1280, height: 800 },
    // Requests handled by a service worker cannot be routed. e2e/offline-pages.spec.ts allows it.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    // Without screenshots of each step, which cost more than the step itself. `--trace on` includes them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    // Pages live for seconds, so the optimizing compiler never pays off.
    launchOptions: { executablePath: testChromiumPath, args: [...chromiumFlags, "--js-flags=--no-turbofan"] },
  },
  projects: [{ name: "chromium" }],
});
