import { admins, everybody, members, owners } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import { onePicture } from "#platform/pictures/picture-source.ts";
import { eventsApi } from "./api.server.ts";
import { eventEmailKinds } from "./email-kinds.ts";
import { createFeedHandler, feedPaths } from "./feeds/handle-feed.server.ts";
import { extendEventDates, extendEventDatesJob } from "./list/jobs/extend-event-dates.server.ts";
import { eventsPersonalData } from "./personal-data.server.ts";
import { countPendingEvents, countPendingRevisions } from "./queries/count-pending-events.server.ts";
import { mailNotice } from "./reminders/jobs/mail-notice.server.ts";
import { mailReminders, mailRemindersJob } from "./reminders/jobs/mail-reminders.server.ts";
import { noticeJob } from "./reminders/notice-job.ts";
import { eventsRetainedData } from "./retention.server.ts";
import { eventsRoutes, eventsSections } from "./routes.ts";
import { eventPictures } from "./submit/event-pictures.ts";
import { eventFunctions } from "./submit/functions.server.ts";

/** Submitted events and community events. */
const sources = [
  { table: "events", id: "id" },
  { table: "new_events", id: "id" },
];

export const eventsFeature = defineFeature({
  name: "events",
  uses: ["accounts", "trips", "directory"],
  routes: eventsRoutes,
  sections: eventsSections,
  adminTabs: [
    {
      label: "Events",
      group: "First",
      path: "admin/events",
      file: "features/events/admin/events-queue.tsx",
      count: countPendingEvents,
      countAlso: { noun: ["change", "changes"], count: countPendingRevisions },
    },
  ],
  access: {
    "/events": { GET: everybody() },
    "/events/near": { GET: everybody("to:/events") },
    // Places without events.
    "/events/in/:place": { GET: everybody(404) },
    "/events/by/:organizer": { GET: everybody(404) },
    "/events/submit": { GET: members(), POST: members(400) },
    "/event/:id": { GET: everybody() },
    "/event/:id/save": { GET: everybody("to:/event"), POST: members(400) },
    "/account/events": { GET: members() },
    "/account/events/:id": { GET: owners(), POST: owners(400) },
    "/admin/events": { GET: admins(), POST: admins(400) },
    "/api/v1/events": { GET: everybody() },
    "/api/v1/events/:id": { GET: everybody() },
    "/functions/v1/api-events": { POST: { ...everybody(400), visitor: 401, banned: 401, unverified: 401 } },
  },
  personalData: [eventsPersonalData],
  retainedData: eventsRetainedData,
  impersonalTables: {
    "community events that we write": ["new_events"],
    "dates of events": ["event_dates"],
  },
  projections: [
    { name: "event_listings", sources },
    { name: "event_dates", sources },
  ],
  jobs: [
    handleJob(extendEventDatesJob, extendEventDates),
    handleJob(mailRemindersJob, mailReminders),
    handleJob(noticeJob, mailNotice),
  ],
  emails: async () => (await import("./emails/templates.ts")).eventsEmails,
  optionalEmails: Object.values(eventEmailKinds),
  uploadPurposes: [eventPictures],
  pictureSources: [
    {
      name: "events",
      columns: [onePicture("events"), { table: "events", id: "id", column: "media", holds: "list" }],
      purpose: eventPictures,
      sender: "submitted_by",
    },
    {
      name: "new_events",
      columns: [{ table: "new_events", id: "id", column: "media", holds: "list" }],
      purpose: eventPictures,
    },
  ],
  httpRoutes: [{ method: "GET", paths: feedPaths, create: createFeedHandler }],
  api: eventsApi,
  functions: eventFunctions,
});
