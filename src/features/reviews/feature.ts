import { admins, everybody, members, owners } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import { reviewsApi } from "./api.server.ts";
import { deleteRecentPosts, deleteRecentPostsJob } from "./jobs/delete-recent-posts.server.ts";
import { reviewsPersonalData } from "./personal-data.server.ts";
import { countHeldReplies, countHeldReviews } from "./queries/count-held-posts.server.ts";
import { reviewsRetainedData } from "./retention.server.ts";
import { reviewsRoutes, reviewsSections } from "./routes.ts";
import { reviewSwitches } from "./switches.ts";

export const reviewsFeature = defineFeature({
  name: "reviews",
  uses: ["accounts", "directory"],
  routes: reviewsRoutes,
  sections: reviewsSections,
  adminTabs: [
    {
      label: "Reviews",
      group: "First",
      path: "admin/reviews",
      file: "features/reviews/admin/reviews-queue.tsx",
      count: countHeldReviews,
      countAlso: { noun: ["reply", "replies"], count: countHeldReplies },
    },
  ],
  access: {
    "/reviews": { GET: everybody(), POST: everybody(400) },
    // Reviews on the page of a business are for members, and behind a launch switch that is off here.
    "/business/:id?index": {
      GET: everybody(),
      POST: { ...members("to:/business"), visitor: 401, banned: 401, unverified: 401 },
    },
    "/account/reviews": { GET: members() },
    "/account/reviews/:id": { GET: owners(), POST: owners("to:/account/reviews") },
    "/dashboard/:id/reviews": { GET: owners(), POST: owners(400) },
    "/admin/reviews": { GET: admins(), POST: admins(400) },
    "/api/v1/reviews": { GET: everybody(), POST: everybody(400) },
    "/api/v1/reviews/challenge": { GET: everybody() },
    "/api/v1/reviews/:id/comments": { POST: everybody(400) },
  },
  switches: Object.values(reviewSwitches),
  personalData: [reviewsPersonalData],
  retainedData: reviewsRetainedData,
  jobs: [handleJob(deleteRecentPostsJob, deleteRecentPosts)],
  emails: async () => (await import("./emails/templates.ts")).reviewsEmails,
  api: reviewsApi,
});
