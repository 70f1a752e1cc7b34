import { setTimeout as pause } from "node:timers/promises";
import { features } from "#app/features.ts";
import { reconcilePayments, reconcileWide } from "#features/checkout/jobs/reconcile-payments.server.ts";
import { releaseExpiredHolds } from "#features/checkout/jobs/release-expired-holds.server.ts";
import { extendEventDates } from "#features/events/list/jobs/extend-event-dates.server.ts";
import { keepListingsFresh } from "#features/store/list/jobs/keep-listings-fresh.server.ts";
import { checkProjections } from "#platform/projections/check-projections.server.ts";
import { keepDocumentsFresh } from "#platform/search/keep-documents-fresh.server.ts";
import type { World } from "./world.ts";

/** Runs the worker's loops until stopped, and its nightly jobs over and over. */
export function runJobs({ services }: World, onError: (error: unknown) => void) {
  const { db, log } = services;
  const often = { db, log, intervalMs: 200 };
  const loops = [keepListingsFresh(often), keepDocumentsFresh(often)];
  const jobs = [
    () => extendEventDates(services),
    () => releaseExpiredHolds(services),
    () => reconcilePayments(services),
    () => reconcileWide(services),
    () =>
      checkProjections(
        services,
        features.flatMap(({ projections }) => projections),
      ),
  ];
  let isOver = false;
  let runs = 0;
  const repeat = async (job: () => Promise<void>) => {
    while (!isOver) {
      await job().catch(onError);
      runs += 1;
      await pause(300);
    }
  };
  const running = Promise.all(jobs.map(repeat));
  return {
    /** Returns the number of jobs that ran. */
    stop: async () => {
      isOver = true;
      await running;
      await Promise.all(loops.map((loop) => loop.stop()));
      return runs;
    },
  };
}
