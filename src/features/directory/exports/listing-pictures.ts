import { onePicture, type PictureSource } from "#platform/pictures/picture-source.ts";
import { defineUploadPurpose } from "#platform/uploads/define-purpose.ts";

/** Pictures of listings, copied once from the addresses that their owners or admins gave. Nobody sends one. */
export const listingPictures = defineUploadPurpose({
  name: "listing-picture",
  bucket: "business-images",
  isPrivate: false,
  isOpenOnceKept: true,
  accepts: ["image/jpeg", "image/png", "image/webp"],
  folder: "copied",
  canUpload: () => false,
});

/** The pictures of a table of listings that we write. */
export const listingPictureSource = (table: string): PictureSource => ({
  name: table,
  columns: [onePicture(table)],
  purpose: listingPictures,
});
