import { listingPictureSource } from "#features/directory/exports/listing-pictures.ts";
import { admins, everybody } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import { travelPersonalData } from "./personal-data.server.ts";
import { countOpenRequests } from "./queries/list-requests.server.ts";
import { travelRetainedData } from "./retention.server.ts";
import { travelReviewsPersonalData } from "./reviews/personal-data.server.ts";
import { countHeldWords } from "./reviews/queries/count-held-words.server.ts";
import { areTravelReviewsOpen } from "./reviews/require-open.server.ts";
import { travelReviewsRetainedData } from "./reviews/retention.server.ts";
import { travelReviewSwitches } from "./reviews/switches.ts";
import { travelRoutes } from "./routes.ts";

export const travelFeature = defineFeature({
  name: "travel",
  uses: ["accounts", "trips", "directory", "reviews", "events"],
  routes: travelRoutes,
  adminTabs: [
    {
      label: "Travel reviews",
      group: "Queues",
      path: "admin/travel-reviews",
      file: "features/travel/reviews/admin/travel-reviews-queue.tsx",
      count: countHeldWords,
      isOpen: areTravelReviewsOpen,
    },
    {
      label: "Requests",
      group: "Queues",
      path: "admin/requests",
      file: "features/travel/admin/requests.tsx",
      count: countOpenRequests,
    },
  ],
  access: {
    "/travel": { GET: everybody() },
    "/travel/request": { GET: everybody(), POST: everybody(400) },
    "/cultural-tours": { GET: everybody() },
    "/booking-platform": { GET: everybody() },
    "/travel-guides": { GET: everybody() },
    "/travel-guides/:id": { GET: everybody() },
    // A day without a date.
    "/travel-guides/:id/calendar": { GET: everybody(400) },
    // Behind a launch switch that is off in the access test.
    "/travel-reviews": { GET: everybody(404) },
    "/travel-reviews/:kind/:id": { GET: everybody(404), POST: everybody(404) },
    "/admin/travel-reviews": { GET: admins(404), POST: admins(404) },
    "/admin/requests": { GET: admins(), POST: admins(400) },
  },
  switches: Object.values(travelReviewSwitches),
  personalData: [travelPersonalData, travelReviewsPersonalData],
  retainedData: [...travelReviewsRetainedData, ...travelRetainedData],
  impersonalTables: {
    "listings that we write": ["cultural_tours", "travel_guides", "booking_platform"],
    "counts of reviews": ["travel_review_stats"],
  },
  projections: [{ name: "travel_review_stats", sources: [{ table: "travel_subjects", id: "id" }] }],
  emails: async () => ({
    ...(await import("./emails/templates.ts")).travelEmails,
    ...(await import("./reviews/emails/templates.ts")).travelReviewEmails,
  }),
  pictureSources: [listingPictureSource("travel_guides")],
});
