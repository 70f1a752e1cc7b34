import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics of one process in the Prometheus text format. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Answered requests by kind and status class.",
    labelNames: ["kind", "status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "http_request_seconds",
    help: "Time from first byte in to answer made.",
    labelNames: ["kind"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  return {
    /** Counts one request. */
    countRequest(
      kind: "page" | "cached_page" | "api" | "file" | "health" | "busy",
      status: number,
      durationMs: number,
    ) {
      requests.inc({ kind, status: `${Math.floor(status / 100)}xx` });
      seconds.observe({ kind }, durationMs / 1000);
    },
    /** Adds metrics that are collected elsewhere, read at scrape time. */
    watch(name: string, help: string, read: () => Record<string, number> | Promise<Record<string, number>>) {
      new Gauge({
        name,
        help,
        labelNames: ["what"],
        registers: [registry],
        async collect() {
          for (const [what, value] of Object.entries(await read())) this.set({ what }, value);
        },
      });
    },
    text: () => registry.metrics(),
  };
}
