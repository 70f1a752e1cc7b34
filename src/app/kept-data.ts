import { accountsKeptData } from "#features/accounts/retention.server.ts";
import { connectKeptData } from "#features/artists/connect/retention.server.ts";
import { artistsKeptData } from "#features/artists/retention.server.ts";
import { checkoutKeptData } from "#features/checkout/retention.server.ts";
import { claimsKeptData } from "#features/claims/retention.server.ts";
import { communityKeptData } from "#features/community/retention.server.ts";
import { directoryKeptData } from "#features/directory/retention.server.ts";
import { eventsKeptData } from "#features/events/retention.server.ts";
import { reviewsKeptData } from "#features/reviews/retention.server.ts";
import { travelKeptData } from "#features/travel/retention.server.ts";
import { travelReviewsKeptData } from "#features/travel/reviews/retention.server.ts";
import { tripsKeptData } from "#features/trips/retention.server.ts";
import type { KeptData } from "#platform/retention/kept-data.ts";
import { platformKeptData } from "#platform/retention/platform-kept-data.server.ts";

/** The server's side of `retention.ts`: where each row is kept, and what forgets it. */
export const keptData: readonly KeptData[] = [
  ...accountsKeptData,
  ...reviewsKeptData,
  ...claimsKeptData,
  ...directoryKeptData,
  ...eventsKeptData,
  ...artistsKeptData,
  ...tripsKeptData,
  ...travelKeptData,
  ...travelReviewsKeptData,
  ...communityKeptData,
  ...connectKeptData,
  ...checkoutKeptData,
  ...platformKeptData,
];
