import { defineUploadPurpose } from "#platform/uploads/define-purpose.ts";
import { canJoin } from "./permissions.ts";

/** Pictures of people who join, most of them without an account. They are visible to admins only. */
export const memberPictures = defineUploadPurpose({
  name: "member-picture",
  bucket: "community-images",
  isPrivate: false,
  accepts: ["image/jpeg", "image/png", "image/webp"],
  folder: "public",
  canUpload: canJoin,
});
