import { defineJob } from "#platform/jobs/define-job.ts";

/** What happened to an event, or to one of its dates. */
export type EventNotice = {
  eventId: string;
  kind: "moved" | "canceled" | "date-moved" | "date-canceled";
  /** That of the event after the change. */
  sequence: number;
  /** The date as the rule gives it, ISO; null when the whole event is meant. */
  originalStart: string | null;
};

/** Writes to everybody who saved an event that it, or one of its dates, was moved or canceled. */
export const noticeJob = defineJob<EventNotice>("events.notice", { parallel: 1 });
