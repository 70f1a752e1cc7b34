import { expect, it } from "vitest";
import { createPageStore } from "./page-store.ts";

it("lets go of what was used least recently when it is full", () => {
  const store = createPageStore<{ bytes: number }>(30);
  for (const key of ["a", "b", "c"]) store.put(key, { bytes: 10 });
  store.use("a");
  store.put("d", { bytes: 10 });
  expect([...store.entries()].map(([key]) => key)).toEqual(["c", "a", "d"]);
  expect(store.size()).toEqual({ pages: 3, bytes: 30 });
});

it("counts a page once when it is put again", () => {
  const store = createPageStore<{ bytes: number }>(30);
  store.put("a", { bytes: 10 });
  store.put("a", { bytes: 20 });
  store.remove("b");
  expect(store.size()).toEqual({ pages: 1, bytes: 20 });
});

it("does not keep a page larger than itself", () => {
  const store = createPageStore<{ bytes: number }>(30);
  store.put("a", { bytes: 31 });
  expect(store.size()).toEqual({ pages: 0, bytes: 0 });
});
