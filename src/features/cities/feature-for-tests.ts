import { defineFeatureTests } from "#testing/feature-tests.ts";

export const featureTests = defineFeatureTests({
  examples: {
    "/cities/:slug": async ({ services }) => {
      const guide = { city_name: "Atlanta", state: "Georgia" };
      await services.db.insertInto("travel_guides").values(guide).execute();
      return "atlanta-ga";
    },
  },
});
