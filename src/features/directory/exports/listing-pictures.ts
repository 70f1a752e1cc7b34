import { onePicture, type PictureSource } from "#platform/pictures/picture-source.ts";
import { defineUploadPurpose } from "#platform/uploads/define-purpose.ts";

/** Pictures of listings, copied once from the URLs that owners or admins gave. There is no upload. */
export const listingPictures = defineUploadPurpose({
  name: "listing-picture",
  bucket: "business-images",
  isPrivate: false,
  isOpenOnceKept: true,
  accepts: ["image/jpeg", "image/png", "image/webp"],
  folder: "copied",
  canUpload: () => false,
});

/** The picture column of a listings table. */
export const listingPictureSource = (table: string): PictureSource => ({
  name: table,
  columns: [onePicture(table)],
  purpose: listingPictures,
});
