import { defineUploadPurpose } from "#platform/uploads/define-purpose.ts";
import { canJoin } from "./permissions.ts";

/** Pictures of people who join, most of them without an account. No public page shows them: they open to admins. */
export const memberPictures = defineUploadPurpose({
  name: "member-picture",
  bucket: "community-images",
  isPrivate: false,
  accepts: ["image/jpeg", "image/png", "image/webp"],
  folder: "public",
  canUpload: canJoin,
});
