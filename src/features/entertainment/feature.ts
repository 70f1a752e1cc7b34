import { listingPictureSource } from "#features/directory/exports/listing-pictures.ts";
import { everybody } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import { entertainmentRoutes } from "./routes.ts";
import { entertainmentSwitches } from "./switches.ts";

export const entertainmentFeature = defineFeature({
  name: "entertainment",
  uses: ["accounts", "directory", "events"],
  routes: entertainmentRoutes,
  access: {
    "/entertainment": { GET: everybody() },
    // Behind a launch switch that is off in the access test.
    "/entertainment/:subject": { GET: everybody(404) },
    "/music-and-artists": { GET: everybody() },
    "/venues": { GET: everybody() },
    "/film-and-media": { GET: everybody() },
    "/theater-and-arts": { GET: everybody() },
    "/comedy-and-shows": { GET: everybody() },
  },
  switches: Object.values(entertainmentSwitches),
  impersonalTables: {
    "listings that we write": ["venues"],
  },
  pictureSources: [listingPictureSource("music_artists")],
});
