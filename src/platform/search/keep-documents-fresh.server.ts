import type { JobServices } from "#platform/jobs/handle-job.ts";
import { keepApplying } from "#platform/jobs/keep-applying.ts";
import { applyDocumentChanges } from "./apply-document-changes.server.ts";

type Options = Pick<JobServices, "db" | "log"> & { intervalMs?: number };

/** Polls the queue of changes and writes documents until stopped. */
export function keepDocumentsFresh({ db, ...options }: Options) {
  return keepApplying({
    ...options,
    failure: "search documents could not be written, retrying",
    apply: (size) => applyDocumentChanges(db, size),
  });
}
