import { defineConfig } from "@playwright/test";
import { addresses, siteOrigin } from "./e2e/addresses.ts";
import { chromiumFlags, chromiumPath } from "./scripts/screens/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  // One server and one inbox serve all tests, and a flaky test is a failing one.
  workers: 1,
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
    trace: "retain-on-failure",
    launchOptions: { executablePath: chromiumPath, args: chromiumFlags },
  },
  projects: [{ name: "chromium" }],
  webServer: {
    command: "node scripts/e2e-server.ts",
    url: `${siteOrigin}/readyz`,
    ignoreHTTPSErrors: addresses.tls,
    reuseExistingServer: !process.env.CI,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
