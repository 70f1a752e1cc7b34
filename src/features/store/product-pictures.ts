import { defineUploadPurpose } from "#platform/uploads/define-purpose.ts";
import { canEditProducts } from "./permissions.ts";

/** Pictures of products. Only admins send them. */
export const productPictures = defineUploadPurpose({
  name: "product-picture",
  bucket: "product-images",
  isPrivate: false,
  isOpenOnceKept: true,
  accepts: ["image/jpeg", "image/png", "image/webp"],
  canUpload: canEditProducts,
});
