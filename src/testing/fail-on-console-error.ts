import { afterEach, beforeEach, expect, vi } from "vitest";

beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(console.error, "a test that ends well writes no error").not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
