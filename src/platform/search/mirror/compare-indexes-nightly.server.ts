import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/handle-job.ts";
import { openOpenSearch } from "../opensearch/client.server.ts";
import { compareIndexes } from "./build-indexes.server.ts";

/** Runs after the nightly comparison of the documents. */
export const compareIndexesJob = defineJob("search.compare-indexes", {
  parallel: 1,
  cron: "30 10 * * *",
  retryLimit: 2,
  expireIn: 3_600,
});

/** Finds what the feed missed, such as documents lost by OpenSearch. */
export async function compareIndexesNightly({ db, env, log }: JobServices): Promise<void> {
  if (env.SEARCH_ENGINE !== "opensearch") return;
  const search = openOpenSearch(env);
  await compareIndexes({ db, log, search }).finally(() => search.close());
}
