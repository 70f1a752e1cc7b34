import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "migrations/**/*.test.ts",
      "scripts/**/*.test.ts",
      "seed/**/*.test.ts",
      "bench/**/*.test.ts",
    ],
    globalSetup: ["src/testing/test-server.ts"],
    setupFiles: ["src/testing/fail-on-console-error.ts"],
    environment: "node",
    // Files of a worker share its modules, its database and the demo site: no file may leave module state behind.
    isolate: false,
    // Generous for busy machines: a hanging test still ends, a slow one does not fail.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
  },
});
