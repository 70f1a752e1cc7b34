import { accountsFeature } from "#features/accounts/feature.ts";
import { artistsFeature } from "#features/artists/feature.ts";
import { checkoutFeature } from "#features/checkout/feature.ts";
import { citiesFeature } from "#features/cities/feature.ts";
import { claimsFeature } from "#features/claims/feature.ts";
import { communityFeature } from "#features/community/feature.ts";
import { directoryFeature } from "#features/directory/feature.ts";
import { entertainmentFeature } from "#features/entertainment/feature.ts";
import { eventsFeature } from "#features/events/feature.ts";
import { reviewsFeature } from "#features/reviews/feature.ts";
import { searchFeature } from "#features/search/feature.ts";
import { storeFeature } from "#features/store/feature.ts";
import { travelFeature } from "#features/travel/feature.ts";
import { tripsFeature } from "#features/trips/feature.ts";
import { wealthFeature } from "#features/wealth/feature.ts";
import type { Feature } from "#platform/feature/define-feature.ts";
import { appFeature } from "./feature.ts";

/** Every feature. A feature comes after those that it uses; the app's own pages come first. */
export const features: readonly Feature[] = [
  appFeature,
  accountsFeature,
  tripsFeature,
  directoryFeature,
  communityFeature,
  reviewsFeature,
  storeFeature,
  checkoutFeature,
  eventsFeature,
  entertainmentFeature,
  artistsFeature,
  travelFeature,
  wealthFeature,
  claimsFeature,
  citiesFeature,
  searchFeature,
];
