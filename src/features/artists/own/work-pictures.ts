import { defineUploadPurpose } from "#platform/uploads/define-purpose.ts";
import { canUploadWork } from "./permissions.ts";

/** Pictures of works that artists add to their profile. */
export const workPictures = defineUploadPurpose({
  name: "artist-work",
  bucket: "artist-images",
  isPrivate: false,
  accepts: ["image/jpeg", "image/png", "image/webp"],
  folder: "public",
  canUpload: canUploadWork,
});
