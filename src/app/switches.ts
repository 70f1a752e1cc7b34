import { connectSwitches } from "#features/artists/connect/switches.ts";
import { artistSwitches } from "#features/artists/switches.ts";
import { communitySwitches } from "#features/community/switches.ts";
import { directorySwitches } from "#features/directory/switches.ts";
import { entertainmentSwitches } from "#features/entertainment/switches.ts";
import { reviewSwitches } from "#features/reviews/switches.ts";
import { storeSwitches } from "#features/store/switches.ts";
import { travelReviewSwitches } from "#features/travel/reviews/switches.ts";
import type { Switch } from "#platform/switches/define-switches.ts";

/** The launch switches of all features. `switches.test.ts` checks them against the routes and migrations. */
export const switches: readonly Switch[] = [
  ...Object.values(directorySwitches),
  ...Object.values(reviewSwitches),
  ...Object.values(storeSwitches),
  ...Object.values(communitySwitches),
  ...Object.values(travelReviewSwitches),
  ...Object.values(connectSwitches),
  ...Object.values(artistSwitches),
  ...Object.values(entertainmentSwitches),
];

/** The switches whose feature is part of this build. */
export const openableSwitches: ReadonlySet<string> = new Set(switches.map(({ name }) => name));
