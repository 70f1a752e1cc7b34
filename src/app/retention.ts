import { accountsRetention } from "#features/accounts/retention.ts";
import { connectRetention } from "#features/artists/connect/retention.ts";
import { artistsRetention } from "#features/artists/retention.ts";
import { checkoutRetention } from "#features/checkout/retention.ts";
import { claimsRetention } from "#features/claims/retention.ts";
import { communityRetention } from "#features/community/retention.ts";
import { directoryRetention } from "#features/directory/retention.ts";
import { eventsRetention } from "#features/events/retention.ts";
import { reviewsRetention } from "#features/reviews/retention.ts";
import { travelRetention } from "#features/travel/retention.ts";
import { travelReviewsRetention } from "#features/travel/reviews/retention.ts";
import { tripsRetention } from "#features/trips/retention.ts";
import { authRetention } from "#platform/auth/auth-retention.ts";
import { platformRetention } from "#platform/retention/platform-retention.ts";
import type { RetentionRow, RetentionRows } from "#platform/retention/retention-row.ts";

/** Everything that is kept about people, by part of the site, in the order of the privacy page. */
export const retention: readonly { part: string; rows: readonly RetentionRow[] }[] = [
  { part: "Your account", rows: rowsOf(accountsRetention, authRetention) },
  { part: "Reviews and claims", rows: rowsOf(reviewsRetention, travelReviewsRetention, claimsRetention) },
  {
    part: "Listings, events and requests",
    rows: rowsOf(directoryRetention, eventsRetention, artistsRetention, tripsRetention, travelRetention),
  },
  { part: "Community and messages", rows: rowsOf(communityRetention, connectRetention) },
  { part: "Orders", rows: rowsOf(checkoutRetention) },
  { part: "Running the site", rows: rowsOf(platformRetention) },
];

function rowsOf(...declared: RetentionRows[]) {
  return declared.flatMap((rows) => Object.values(rows));
}
