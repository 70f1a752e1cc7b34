// Adds `openapi` to all zod schemas created from now on.
import "@hono/zod-openapi";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { cleanUpFile } from "./after-file.ts";

beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(console.error, "a passing test writes no error").not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

// The next file of this worker shares clock, globals and memory.
afterAll(async () => {
  await cleanUpFile();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
