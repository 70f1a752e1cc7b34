import { beforeAll, expect, it } from "vitest";
import { createFairQueue, searchBounds } from "#platform/load/fair-queue.ts";
import { setUpDatabase } from "#testing/database.ts";
import { openTestServices } from "#testing/services.ts";
import type { Services } from "../services.ts";
import { runSearch } from "./run-search.server.ts";

const database = setUpDatabase();
let services: Services;
beforeAll(async () => {
  services = { ...openTestServices(database), searches: createFairQueue(searchBounds) };
});

it("serves another network immediately while one waits for 24 slow searches", async () => {
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const flood = Array.from({ length: 24 }, () => runSearch(services, "192.0.2.7", () => slow));
  const cheap = await runSearch(services, "198.51.100.3", async () => "tea");
  expect(cheap).toMatchObject({ ok: true });
  finish();
  const answers = await Promise.all(flood);
  const refused = answers.filter((answer) => !answer.ok);
  // Two ran, eight waited, and the rest were rejected.
  expect(refused).toHaveLength(14);
  expect(refused[0]).toEqual({ ok: false, reason: "busy", status: 503, retryAfterSeconds: 2 });
});

it("passes on errors of the search itself", async () => {
  const broken = () => Promise.reject(new Error("broken"));
  await expect(runSearch(services, "192.0.2.7", broken)).rejects.toThrow("broken");
});
