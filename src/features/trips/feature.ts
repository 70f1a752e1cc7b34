import { everybody, members, owners } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import { tripsPersonalData } from "./personal-data.server.ts";
import { tripsRetainedData } from "./retention.server.ts";
import { tripsRoutes } from "./routes.ts";

export const tripsFeature = defineFeature({
  name: "trips",
  uses: ["accounts"],
  routes: tripsRoutes,
  access: {
    "/trips": { GET: members(), POST: members(400) },
    "/trips/:id": { GET: owners(), POST: owners(400) },
    "/trips/:id/live": { GET: { ...everybody(404), owner: "ok" }, POST: { ...everybody(404), owner: "ok" } },
    // For people with the key; here nobody has one.
    "/trips/shared/:key": { GET: everybody(404), POST: everybody(404) },
    "/trips/shared/:key/live": { GET: everybody(404), POST: everybody(404) },
    "/trip": { GET: everybody() },
    "/trips/add": { GET: everybody("to:/trips"), POST: everybody(400) },
    "/trips/keep": { GET: everybody("to:/trips"), POST: everybody(400) },
    "/trips/subjects": { GET: everybody() },
    "/trips/:id/files/:file": { GET: owners() },
    "/trips/shared/:key/files/:file": { GET: everybody(404) },
  },
  personalData: [tripsPersonalData],
  retainedData: tripsRetainedData,
});
