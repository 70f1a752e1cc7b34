import { defineUploadPurpose } from "#platform/uploads/define-purpose.ts";
import { maySubmitArtist } from "./permissions.ts";

/** Pictures of artists and their works. Nobody is told where one is stored before it is kept. */
export const artistPictures = defineUploadPurpose({
  name: "artist-picture",
  bucket: "artist-images",
  isPrivate: false,
  accepts: ["image/jpeg", "image/png", "image/webp"],
  folder: "public",
  mayUpload: maySubmitArtist,
});
