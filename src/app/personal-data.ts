import { accountsPersonalData } from "#features/accounts/personal-data.server.ts";
import { reviewsPersonalData } from "#features/reviews/personal-data.server.ts";
import type { PersonalData } from "#platform/auth/personal-data.ts";

/** Every feature that keeps something about people: for the file they may ask for, and for deleted accounts. */
export const personalData: readonly PersonalData[] = [accountsPersonalData, reviewsPersonalData];
