import { countMostlyHeld } from "#features/checkout/queries/count-mostly-held.server.ts";
import type { PageCache } from "#platform/cache/page-cache.server.ts";
import type { Services } from "#platform/http/services.ts";
import { countProjectionDifferences } from "#platform/projections/count-differences.server.ts";
import { countFallbacks } from "#platform/search/with-fallback.server.ts";
import type { createMetrics } from "#platform/telemetry/metrics.server.ts";
import type { createAdmission } from "./admission.server.ts";
import type { createReportHandler } from "./csp-reports.server.ts";

type Sources = {
  cache: PageCache;
  admission: ReturnType<typeof createAdmission>;
  reports: ReturnType<typeof createReportHandler>;
};

/** Adds the figures to `/metrics` that are read when somebody asks for them. */
export function watchFigures(
  metrics: ReturnType<typeof createMetrics>,
  services: Services,
  { cache, admission, reports }: Sources,
): void {
  metrics.watch(
    "page_cache",
    "Requests answered from the page cache or rendered for it; its pages and bytes.",
    cache.figures,
  );
  metrics.watch(
    "admission",
    "Load shedding by lane: renders admitted, shed, given up by their clients, in flight and waiting.",
    admission.figures,
  );
  metrics.watch(
    "projection_differences",
    "Rows of derived data that differed from their source and were repaired, by projection, since the first check.",
    () => countProjectionDifferences(services),
  );
  metrics.watch("store_holds", "Variants of which unpaid orders hold more than half.", () =>
    countMostlyHeld(services),
  );
  metrics.watch(
    "content_policy",
    "Reports of browsers about what the content policy blocked.",
    reports.figures,
  );
  metrics.watch("search", "Searches that PostgreSQL answered because OpenSearch did not.", () => ({
    fallbacks: countFallbacks(),
  }));
}
