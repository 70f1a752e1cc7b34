import { workPictures } from "#features/artists/own/work-pictures.ts";
import { artistPictures } from "#features/artists/submit/artist-pictures.ts";
import { claimProofs } from "#features/claims/claim-proofs.ts";
import { memberPictures } from "#features/community/member-pictures.ts";
import { listingPictures } from "#features/directory/business/listing-pictures.ts";
import { eventPictures } from "#features/events/submit/event-pictures.ts";
import { productPictures } from "#features/store/product-pictures.ts";
import type { UploadPurpose } from "#platform/uploads/define-purpose.ts";

/** Everything that files are taken for. A feature declares its purposes, and lists them here. */
export const uploadPurposes: readonly UploadPurpose[] = [
  claimProofs,
  eventPictures,
  productPictures,
  memberPictures,
  artistPictures,
  workPictures,
  listingPictures,
];
