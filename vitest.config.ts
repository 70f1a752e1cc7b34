import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "migrations/**/*.test.ts",
      "scripts/**/*.test.ts",
      "bench/**/*.test.ts",
    ],
    globalSetup: ["src/testing/test-server.ts"],
    setupFiles: ["src/testing/fail-on-console-error.ts"],
    environment: "node",
    maxWorkers: 2,
    reporters: ["default", ["json", { outputFile: "reports/vitest.json" }]],
  },
});
