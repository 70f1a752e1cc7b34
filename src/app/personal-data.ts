import { accountsPersonalData } from "#features/accounts/personal-data.server.ts";
import { connectPersonalData } from "#features/artists/connect/personal-data.server.ts";
import { ownArtistsPersonalData } from "#features/artists/own/personal-data.server.ts";
import { votesPersonalData } from "#features/artists/votes/personal-data.server.ts";
import { checkoutPersonalData } from "#features/checkout/personal-data.server.ts";
import { claimsPersonalData } from "#features/claims/personal-data.server.ts";
import { communityPersonalData } from "#features/community/personal-data.server.ts";
import { directoryPersonalData } from "#features/directory/personal-data.server.ts";
import { eventsPersonalData } from "#features/events/personal-data.server.ts";
import { reviewsPersonalData } from "#features/reviews/personal-data.server.ts";
import { travelPersonalData } from "#features/travel/personal-data.server.ts";
import { travelReviewsPersonalData } from "#features/travel/reviews/personal-data.server.ts";
import { tripsPersonalData } from "#features/trips/personal-data.server.ts";
import type { PersonalData } from "#platform/auth/personal-data.ts";
import { uploadsPersonalData } from "#platform/uploads/uploads-personal-data.server.ts";
import { uploadPurposes } from "./upload-purposes.ts";

/** Every feature that stores personal data, for data exports and account deletion. */
export const personalData: readonly PersonalData[] = [
  accountsPersonalData,
  directoryPersonalData,
  reviewsPersonalData,
  checkoutPersonalData,
  claimsPersonalData,
  ownArtistsPersonalData,
  eventsPersonalData,
  tripsPersonalData,
  travelPersonalData,
  travelReviewsPersonalData,
  communityPersonalData,
  connectPersonalData,
  votesPersonalData,
  uploadsPersonalData(uploadPurposes),
];
