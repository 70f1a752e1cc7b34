import type { PersonalData } from "#platform/auth/personal-data.ts";
import { uploadsPersonalData } from "#platform/uploads/uploads-personal-data.server.ts";
import { features } from "./features.ts";

/** All stored personal data, for data exports and account deletion. */
export const personalData: readonly PersonalData[] = [
  ...features.flatMap((feature) => feature.personalData),
  uploadsPersonalData(features.flatMap(({ uploadPurposes }) => uploadPurposes)),
];
