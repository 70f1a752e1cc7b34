import { defineFeatureTests } from "#testing/feature-tests.ts";

export const featureTests = defineFeatureTests({ examples: { "/entertainment/:subject": "dance" } });
