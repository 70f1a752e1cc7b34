import { expect, it } from "vitest";
import { createMetrics } from "./metrics.server.ts";

it("counts requests by kind and status class, and their time in seconds", async () => {
  const metrics = createMetrics();
  metrics.countRequest("page", 200, 1_500);
  metrics.countRequest("page", 503, 250);
  const text = await metrics.text();
  expect(text).toContain('http_requests_total{kind="page",status="2xx"} 1');
  expect(text).toContain('http_requests_total{kind="page",status="5xx"} 1');
  expect(text).toContain('http_request_seconds_sum{kind="page"} 1.75');
});

it("reads watched values at scrape time", async () => {
  const metrics = createMetrics();
  let waiting = 1;
  metrics.watch("queue", "What waits.", () => ({ waiting }));
  waiting = 4;
  expect(await metrics.text()).toContain('queue{what="waiting"} 4');
});

it("waits for asynchronous values", async () => {
  const metrics = createMetrics();
  metrics.watch("drift", "What differed.", async () => ({ calendar: 2 }));
  expect(await metrics.text()).toContain('drift{what="calendar"} 2');
});
