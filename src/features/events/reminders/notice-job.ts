import { defineJob } from "#platform/jobs/define-job.ts";

/** A change to an event, or to one of its dates. */
export type EventNotice = {
  eventId: string;
  kind: "moved" | "canceled" | "date-moved" | "date-canceled";
  /** The event's sequence after the change. */
  sequence: number;
  /** The date according to the rule, ISO 8601, or null for the whole event. */
  originalStart: string | null;
};

/** Emails everyone who saved an event that it, or one of its dates, was moved or canceled. */
export const noticeJob = defineJob<EventNotice>("events.notice", { parallel: 1 });
