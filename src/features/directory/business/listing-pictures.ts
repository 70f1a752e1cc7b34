import { defineUploadPurpose } from "#platform/uploads/define-purpose.ts";

/** Pictures of listings, copied once from the addresses that their owners or admins gave. Nobody sends one. */
export const listingPictures = defineUploadPurpose({
  name: "listing-picture",
  bucket: "business-images",
  isPrivate: false,
  isOpenOnceKept: true,
  accepts: ["image/jpeg", "image/png", "image/webp"],
  folder: "copied",
  mayUpload: () => false,
});
