import type { PageCache } from "#platform/cache/page-cache.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Admission } from "#platform/load/admission.server.ts";
import { countProjectionDifferences } from "#platform/projections/count-differences.server.ts";
import { countFallbacks } from "#platform/search/with-fallback.server.ts";
import type { Metrics } from "#platform/telemetry/metrics.server.ts";
import type { createReportHandler } from "./csp-reports.server.ts";
import { features } from "./features.ts";

type Sources = {
  cache: PageCache;
  admission: Admission;
  reports: ReturnType<typeof createReportHandler>;
};

/** Adds the gauges of this process to `/metrics`. They are read at each scrape. */
export function watchMetrics(
  metrics: Metrics,
  services: Services,
  { cache, admission, reports }: Sources,
): void {
  metrics.watch(
    "page_cache",
    "Requests answered from the page cache or rendered for it; its pages and bytes.",
    cache.stats,
  );
  metrics.watch(
    "admission",
    "Load shedding by lane: renders admitted, shed, given up by their clients, in flight and waiting.",
    admission.stats,
  );
  metrics.watch(
    "projection_differences",
    "Rows of derived data that differed from their source and were repaired, by projection, since the first check.",
    () => countProjectionDifferences(services),
  );
  watchFeatures(metrics, services);
  metrics.watch(
    "content_policy",
    "Reports of browsers about what the content policy blocked.",
    reports.stats,
  );
  metrics.watch("search", "Searches that PostgreSQL answered because OpenSearch did not.", () => ({
    fallbacks: countFallbacks(),
  }));
}

/** Adds the gauges that features declare. */
export function watchFeatures(metrics: Metrics, services: Pick<Services, "db" | "log">): void {
  for (const { name, help, read } of features.flatMap((feature) => feature.gauges))
    metrics.watch(name, help, () => read(services));
}
