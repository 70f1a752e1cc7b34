import { admins, everybody, owners } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import { handleJob } from "#platform/jobs/handle-job.ts";
import { businessesApi } from "./api.server.ts";
import { businessesApiCache } from "./api-routes.ts";
import { listingPictureSource, listingPictures } from "./exports/listing-pictures.ts";
import { keepLocationsRead } from "./location/jobs/keep-locations-read.server.ts";
import { directoryPersonalData } from "./personal-data.server.ts";
import { directoryRetainedData } from "./retention.server.ts";
import { directoryRoutes } from "./routes.ts";
import { rollUpVisits, rollUpVisitsJob } from "./stats/jobs/roll-up-visits.server.ts";
import { visitBufferOf } from "./stats/visit-buffer.server.ts";
import { directorySwitches } from "./switches.ts";

export const directoryFeature = defineFeature({
  name: "directory",
  uses: ["accounts", "trips"],
  routes: directoryRoutes,
  adminTabs: [
    {
      label: "Businesses",
      group: "First",
      path: "admin",
      file: "features/directory/admin/businesses.tsx",
      pages: [
        { path: "admin/businesses/:id", file: "features/directory/admin/business.tsx" },
        { path: "admin/businesses/:id/delete", file: "features/directory/admin/delete-business.tsx" },
      ],
    },
  ],
  access: {
    "/directory": { GET: everybody() },
    "/directory/map": { GET: everybody() },
    // Without the corners of a map.
    "/directory/map/data": { GET: everybody(400) },
    // Without the cells of a disc.
    "/directory/map/cards": { GET: everybody(400) },
    "/directory/location": { GET: everybody() },
    "/directory/:category": { GET: everybody() },
    // The city has too few businesses for a page.
    "/directory/in/:place": { GET: everybody("to:/directory") },
    "/visits": { GET: everybody(404), POST: everybody(400) },
    "/business/:id": { GET: everybody() },
    "/dashboard/:id": { GET: owners() },
    "/dashboard/:id?index": { GET: owners() },
    "/dashboard/:id/edit": { GET: owners(), POST: owners(400) },
    "/dashboard/:id/changes": { GET: owners(), POST: owners(400) },
    "/dashboard/:id/figures": { GET: owners() },
    "/dashboard/:id/figures.csv": { GET: owners() },
    "/admin": { GET: admins() },
    "/admin/businesses/:id": { GET: admins(), POST: admins(400) },
    "/admin/businesses/:id/delete": { GET: admins(), POST: admins("to:/admin") },
    "/api/v1/businesses": { GET: everybody() },
    "/api/v1/businesses/:id": { GET: everybody() },
    "/api/v1/suggest": { GET: everybody() },
    "/api/v1/categories": { GET: everybody() },
  },
  switches: Object.values(directorySwitches),
  personalData: [directoryPersonalData],
  retainedData: directoryRetainedData,
  impersonalTables: {
    "names of states": ["us_states"],
    "names of categories": ["categories"],
    "counts of reviews": ["business_stats"],
    "counts of visits": ["business_days"],
    "which days are counted": ["visit_rollups"],
  },
  projections: [{ name: "business_stats", sources: [{ table: "businesses", id: "id" }] }],
  jobs: [handleJob(rollUpVisitsJob, rollUpVisits)],
  loops: [keepLocationsRead],
  uploadPurposes: [listingPictures],
  pictureSources: [listingPictureSource("businesses")],
  flush: ({ db, log }) => visitBufferOf(db).flush(log),
  api: businessesApi,
  cachedReads: businessesApiCache,
});
