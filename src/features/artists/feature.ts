import { admins, everybody, owners } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import { countPendingArtists } from "./admin/queries/count-pending-artists.server.ts";
import { connectEmailKinds } from "./connect/email-kinds.ts";
import { connectPersonalData } from "./connect/personal-data.server.ts";
import { countOpenReports } from "./connect/queries/list-reports.server.ts";
import { isConnectOpen } from "./connect/require-open.server.ts";
import { connectRetainedData } from "./connect/retention.server.ts";
import { artistMessagesStop } from "./connect/stop-messages.server.ts";
import { connectSwitches } from "./connect/switches.ts";
import { keepOrderFresh } from "./list/jobs/keep-order-fresh.server.ts";
import { ownArtistsPersonalData } from "./own/personal-data.server.ts";
import { workPictures } from "./own/work-pictures.ts";
import { deleteViews, deleteViewsJob } from "./profile/jobs/delete-views.server.ts";
import { artistsRetainedData } from "./retention.server.ts";
import { artistRoutes } from "./routes.ts";
import { artistPictures } from "./submit/artist-pictures.ts";
import { artistSwitches } from "./switches.ts";
import { votesPersonalData } from "./votes/personal-data.server.ts";
import { countHeldArtists } from "./votes/queries/list-held-votes.server.ts";

export const artistsFeature = defineFeature({
  name: "artists",
  uses: ["accounts", "directory", "reviews", "events", "entertainment"],
  routes: artistRoutes,
  adminTabs: [
    {
      label: "Artists",
      group: "Queues",
      path: "admin/artists",
      file: "features/artists/admin/artists-queue.tsx",
      count: countPendingArtists,
    },
    {
      label: "Messages",
      group: "Queues",
      path: "admin/messages",
      file: "features/artists/connect/admin/reports.tsx",
      count: countOpenReports,
      isOpen: isConnectOpen,
    },
    {
      label: "Votes",
      group: "People",
      path: "admin/votes",
      file: "features/artists/votes/admin/votes.tsx",
      count: countHeldArtists,
    },
  ],
  access: {
    "/artist-directory": { GET: everybody() },
    "/artist-directory/submit": { GET: everybody(), POST: everybody(400) },
    "/artist/:id": { GET: everybody() },
    "/artist-views": { GET: everybody(404), POST: everybody(400) },
    "/artist-votes": { GET: everybody(), POST: everybody(400) },
    // Behind a launch switch that is off in the access test.
    "/artist/:id/connect": { GET: everybody(404), POST: everybody(404) },
    "/messages/:key": { GET: everybody(404), POST: everybody(404) },
    "/admin/messages": { GET: admins(404), POST: admins(404) },
    "/dashboard/artist/:id": { GET: owners() },
    "/dashboard/artist/:id?index": { GET: owners() },
    "/dashboard/artist/:id/edit": { GET: owners(), POST: owners(400) },
    "/dashboard/artist/:id/portfolio": { GET: owners(), POST: owners(400) },
    "/dashboard/artist/:id/changes": { GET: owners(), POST: owners(400) },
    "/dashboard/artist/:id/figures": { GET: owners() },
    "/admin/artists": { GET: admins(), POST: admins(400) },
    "/admin/votes": { GET: admins(), POST: admins(400) },
  },
  switches: [...Object.values(connectSwitches), ...Object.values(artistSwitches)],
  personalData: [ownArtistsPersonalData, connectPersonalData, votesPersonalData],
  retainedData: [...artistsRetainedData, ...connectRetainedData],
  impersonalTables: {
    "ids of artists, for seconds": ["artist_order_changes"],
  },
  projections: [{ name: "artist_vote_counts", sources: [{ table: "artist_directory", id: "artist_id" }] }],
  jobs: [handleJob(deleteViewsJob, deleteViews)],
  loops: [keepOrderFresh],
  emails: async () => ({
    ...(await import("./emails/templates.ts")).artistEmails,
    ...(await import("./connect/emails/templates.ts")).connectEmails,
  }),
  optionalEmails: [connectEmailKinds.answers],
  emailStops: [artistMessagesStop],
  uploadPurposes: [artistPictures, workPictures],
  pictureSources: [
    {
      name: "artist_directory",
      columns: [{ table: "artist_directory", id: "artist_id", column: "portfolio_url", holds: "links" }],
      purpose: artistPictures,
      sender: "owner_id",
    },
  ],
});
