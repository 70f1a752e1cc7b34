import { listingPictureSource } from "#features/directory/exports/listing-pictures.ts";
import { everybody } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import { wealthFunctions } from "./functions.server.ts";
import { wealthRoutes } from "./routes.ts";

export const wealthFeature = defineFeature({
  name: "wealth",
  uses: ["directory"],
  routes: wealthRoutes,
  access: {
    "/wealth-and-empowerment": { GET: everybody() },
    "/functions/v1/api-wealth": { GET: everybody(), POST: everybody() },
  },
  impersonalTables: {
    "listings that we write": ["organizations"],
  },
  pictureSources: [listingPictureSource("organizations")],
  functions: wealthFunctions,
});
