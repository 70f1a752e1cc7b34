import { everybody } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import { cityRoutes } from "./routes.ts";

export const citiesFeature = defineFeature({
  name: "cities",
  uses: ["accounts", "trips", "directory", "reviews", "events", "travel"],
  routes: cityRoutes,
  access: {
    "/cities": { GET: everybody() },
    "/cities/:slug": { GET: everybody() },
  },
});
