import { defineUploadPurpose } from "#platform/uploads/define-purpose.ts";
import { canSubmitArtist } from "./permissions.ts";

/** Pictures of artists and their works, public once the artist is listed. */
export const artistPictures = defineUploadPurpose({
  name: "artist-picture",
  bucket: "artist-images",
  isPrivate: false,
  accepts: ["image/jpeg", "image/png", "image/webp"],
  folder: "public",
  canUpload: canSubmitArtist,
});
