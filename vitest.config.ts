import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,migrations,scripts,seed,bench}/**/*.test.{ts,tsx}"],
    globalSetup: ["src/testing/test-server.ts"],
    setupFiles: ["src/testing/set-up-file.ts"],
    environment: "node",
    // The files of a worker share its modules, an emptied database and the demo site, so no file may leave state
    // behind.
    isolate: false,
    // Imported as is: transforming the built site again would take seconds in each worker.
    server: { deps: { external: [/\/build\/server\//] } },
    // Ten times what the slowest takes on a quiet machine: a hanging test still ends, a slow one does not fail.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than cores: a worker also waits for the database.
    maxWorkers: availableParallelism() + 1,
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
  },
});
